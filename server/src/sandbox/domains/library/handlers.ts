import { ProblemError } from "../../../contract/problem.ts";
import type { Handlers } from "../../http/handlers.ts";
import { newSince } from "../titles/rules.ts";
import { readShelf } from "./store.ts";

export const libraryHandlers = {
  async getLibrary({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const text = await readShelf(db, caller.accountId, newSince(now));
    if (!text) throw new ProblemError("LIBRARY_EMPTY");
    return { status: 200, text };
  },
} satisfies Partial<Handlers>;
