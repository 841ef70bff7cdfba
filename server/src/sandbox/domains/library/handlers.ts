import { ProblemError } from "../../../contract/problem.ts";
import type { Handlers } from "../../http/handlers.ts";
import { newSince } from "../titles/rules.ts";
import { shelves } from "./read-model.ts";
import { readShelf } from "./store.ts";

export const libraryHandlers = {
  async getLibrary({ caller, now }, { db, clock }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { accountId } = caller;
    const key = `${accountId} ${clock.offsetMs}`;
    const text = await shelves(db).get(key, () => readShelf(db, accountId, newSince(now)));
    if (!text) throw new ProblemError("LIBRARY_EMPTY");
    return { status: 200, text };
  },
} satisfies Partial<Handlers>;
