import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { accessOf, yearInMadrid } from "./rules.ts";
import { hasPaid, isCampaignOpen } from "./store.ts";

export const freeBooksHandlers = {
  async validateFreeBooksAccess({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const access = accessOf({
      isInSpain: caller.permissions.includes("spain"),
      role: caller.role,
      isCampaignOpen: await isCampaignOpen(db),
      hasPaidThisYear: await hasPaid(db, caller.accountId, yearInMadrid(now)),
    });
    return ok<"validateFreeBooksAccess">({ access });
  },
} satisfies Partial<Handlers>;
