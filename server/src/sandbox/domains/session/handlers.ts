import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";
import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, noContent, ok } from "../../http/handlers.ts";
import { verifyPassword } from "../../lib/password.ts";
import { signInRefusal } from "./rules.ts";
import * as store from "./store.ts";
import { thirdPartyHandlers } from "./third-party-handlers.ts";
import { toUserInfo } from "./user-info.ts";

export const sessionHandlers = {
  ...thirdPartyHandlers,

  async signIn({ query, body, now }, { db, config }) {
    const account = (await store.findByMail(db, body.mail)) ?? null;
    const passwordFits = await verifyPassword(body.password, account?.password_hash ?? null);
    const refusal = signInRefusal(account && { ...account, passwordFits });
    if (refusal || !account) throw new ProblemError(refusal ?? "INVALID_CREDENTIALS");
    const token = await store.openSession(db, account.id, now);
    const returnUrl = safeReturnUrl(query.returnTo, config.publicUrl) ?? config.publicUrl;
    return ok<"signIn">({ returnUrl }, { "x-access-token": token });
  },

  async signOut({ caller }, { db }) {
    if (caller) await store.endSession(db, caller.tokenHash);
    return noContent;
  },

  async getCurrentUser({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"getCurrentUser">(toUserInfo(await store.findAccount(db, caller.accountId), caller.postLogin));
  },
} satisfies Partial<Handlers>;
