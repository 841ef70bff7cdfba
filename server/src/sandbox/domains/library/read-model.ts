import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { memoFor } from "../../lib/memo.ts";

/** A shelf that another process changed is seen after at most this long. */
const REMEMBERED_MS = 1000;

/** The shelves that were read just now, as JSON text, by account and clock. */
export const shelves = memoFor<Kysely<Database>, string | null>(REMEMBERED_MS);

/** Forgets what stands on the shelves, after anything that changes titles, resources or libraries. */
export function forgetShelves(db: Kysely<Database>): void {
  shelves(db).clear();
}
