import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { newSince } from "../titles/rules.ts";
import { forgetShelves, shelves } from "./read-model.ts";
import { isTooLarge, titleNumberOf } from "./rules.ts";
import { readSelectable, readShelf, replaceShelf } from "./store.ts";

export const libraryHandlers = {
  async getLibrary({ caller, now }, { db, clock }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { accountId } = caller;
    const key = `${accountId} ${clock.offsetMs}`;
    const text = await shelves(db).get(key, () => readShelf(db, accountId, newSince(now)));
    if (!text) throw new ProblemError("LIBRARY_EMPTY");
    return { status: 200, text };
  },
  async listSelectableTitles({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const text = await readSelectable(db, caller.accountId, newSince(now), null);
    if (!text) throw new ProblemError("LIBRARY_EMPTY");
    return { status: 200, text };
  },
  async searchTitles({ caller, query, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return { status: 200, text: (await readSelectable(db, caller.accountId, newSince(now), query.search)) ?? "[]" };
  },
  async saveLibrary({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const chosen = body.library.map(titleNumberOf);
    if (isTooLarge(caller.role, chosen.length)) throw new ProblemError("LIBRARY_TOO_LARGE");
    await replaceShelf(db, caller.accountId, chosen);
    forgetShelves(db);
    return ok<"saveLibrary">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
