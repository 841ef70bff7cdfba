import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { languageOf } from "../registration/rules.ts";

export const userHandlers = {
  async updateUserLanguage({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    // Programs name the country too, the portal keeps none. Source: G54 of document 2.
    const language = languageOf(body.language);
    await db.updateTable("account").set({ language }).where("id", "=", caller.accountId).execute();
    return ok<"updateUserLanguage">({ result: "OK" });
  },
  async disableTitleCarousel({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await db.updateTable("account").set({ on_board_carousel_at: now }).where("id", "=", caller.accountId).execute();
    return ok<"disableTitleCarousel">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
