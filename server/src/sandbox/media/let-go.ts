import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Staging } from "./staging.ts";
import type { MediaStore } from "./store.ts";

const HASHES_AT_ONCE = 1000;
/** Every table whose rows name files of the store. */
const TABLES = ["title_file", "pd_asset_text", "free_books_family_book"] as const;

/** Ends an import, whatever became of it: files that were noted stay where a row names them, and go otherwise. */
export async function settle(db: Kysely<Database>, store: MediaStore, staging: Staging): Promise<void> {
  const hashes = staging.doubtful();
  for (let at = 0; at < hashes.length; at += HASHES_AT_ONCE) {
    const some = hashes.slice(at, at + HASHES_AT_ONCE);
    const named = await namedOf(db, some);
    for (const sha256 of some) if (!named.has(sha256)) store.remove(sha256);
  }
  staging.discard();
}

/** Ends imports that were broken off, by a kill or by a database that was away. */
export async function settleLeftovers(db: Kysely<Database>, store: MediaStore): Promise<void> {
  for (const staging of store.leftovers()) await settle(db, store, staging);
}

async function namedOf(db: Kysely<Database>, hashes: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).select("sha256").distinct().where("sha256", "in", hashes).execute();
    for (const { sha256 } of rows) named.add(sha256);
  }
  return named;
}
