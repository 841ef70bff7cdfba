import type { Kysely } from "kysely";
import { ProblemError } from "../../../contract/problem.ts";
import type { Database } from "../../db/schema.ts";

/**
 * The shelf entry of a title for an account.
 *
 * @throws ProblemError NOT_FOUND for an unknown title, TITLE_NOT_YOURS for one on other shelves only
 */
export async function ownTitle(db: Kysely<Database>, titleId: string, accountId: number) {
  const found = await db
    .selectFrom("title")
    .leftJoin("library_entry", (join) =>
      join.onRef("library_entry.title_id", "=", "title.id").on("library_entry.account_id", "=", accountId),
    )
    .select(["title.id", "title.studentable", "library_entry.adoption"])
    .where("title.id", "=", titleId)
    .executeTakeFirst();
  if (!found) throw new ProblemError("NOT_FOUND");
  if (found.adoption === null) throw new ProblemError("TITLE_NOT_YOURS");
  return { id: found.id, studentable: found.studentable, adoption: found.adoption };
}
