import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { leaveProvider } from "../../identities/store.ts";
import { hashPassword } from "../../lib/password.ts";
import { toColumns, updateRefusal } from "./rules.ts";
import * as store from "./store.ts";

export const accountHandlers = {
  async updateAccount({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const refusal = updateRefusal(await store.findOwn(db, caller.accountId), body);
    if (refusal) throw new ProblemError(refusal.reason, { errors: refusal.errors });
    const isSaved = await store.saveAccount(db, caller.accountId, toColumns(body));
    if (!isSaved) throw new ProblemError("USER_EXISTS", { errors: { duplicatedEmail: true } });
    return ok<"updateAccount">({ result: "OK" });
  },

  async unlinkThirdParty({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const hasLeft = await leaveProvider(db, caller.accountId, await hashPassword(body.password), caller.tokenHash);
    if (!hasLeft) throw new ProblemError("ACCOUNT_NOT_LINKED");
    return ok<"unlinkThirdParty">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
