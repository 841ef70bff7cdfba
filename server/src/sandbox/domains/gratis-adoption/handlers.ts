import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { findPosition, listPositions, takePosition } from "./store.ts";

export const gratisAdoptionHandlers = {
  async listGratisPositions(_call, { db }) {
    return ok<"listGratisPositions">({ positions: await listPositions(db) });
  },
  async setGratisResponsible({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const position = await findPosition(db, body.position);
    if (!position) throw new ProblemError("POSITION_UNKNOWN");
    await takePosition(db, caller.accountId, position);
    return ok<"setGratisResponsible">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
