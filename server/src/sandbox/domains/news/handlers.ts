import { LANGUAGE_CATEGORIES } from "../../../content/languages.ts";
import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { familiesOf } from "./rules.ts";
import { findReader } from "./store.ts";

export const newsHandlers = {
  async getNewsFilters({ caller, language }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const reader = await findReader(db, caller.accountId);
    const chosen = Object.entries(LANGUAGE_CATEGORIES).find(([code]) => code === reader.language)?.[1];
    return ok<"getNewsFilters">({ language: chosen ?? LANGUAGE_CATEGORIES[language], ...familiesOf(reader) });
  },
} satisfies Partial<Handlers>;
