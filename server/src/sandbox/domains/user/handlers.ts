import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";

export const userHandlers = {
  async updateUserLanguage({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await db.updateTable("account").set({ language: body.language }).where("id", "=", caller.accountId).execute();
    return ok<"updateUserLanguage">({ result: "OK" });
  },
  async disableTitleCarousel({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await db.updateTable("account").set({ on_board_carousel_at: now }).where("id", "=", caller.accountId).execute();
    return ok<"disableTitleCarousel">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
