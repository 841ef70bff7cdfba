import { type Kysely, sql } from "kysely";
import { ProblemError } from "../../../contract/problem.ts";
import type { Database } from "../../db/schema.ts";

/**
 * The shelf of an account as JSON text, written by the database in one go; null when it is empty.
 *
 * @param newSince resources published after this count as new
 */
export async function readShelf(db: Kysely<Database>, accountId: number, newSince: Date): Promise<string | null> {
  const { rows } = await sql<{ shelf: string | null }>`
    SELECT json_agg(json_build_object(
      'nodeRef', t.id, 'idTitulo', t.number, 'name', t.name, 'coverURL', NULL,
      'adoption', e.adoption, 'adoptionType', e.adoption_type, 'stage', t.stage, 'level', t.level,
      'origin', 'LIBRARY', 'promotion', e.promotion, 'newResources', coalesce(n.count, 0)
    ) ORDER BY e.position)::text AS shelf
    FROM library_entry e
    JOIN title t ON t.id = e.title_id
    LEFT JOIN (
      SELECT r.title_id, count(*)::int AS count FROM resource r
      WHERE r.published_at > ${newSince} AND r.title_id IN (SELECT title_id FROM library_entry WHERE account_id = ${accountId})
      GROUP BY r.title_id
    ) n ON n.title_id = t.id
    WHERE e.account_id = ${accountId} AND NOT e.hidden`.execute(db);
  return rows[0]?.shelf ?? null;
}

const SEARCH_LIMIT = 400;

/**
 * Every title that an account may put on its shelf, those of the shelf included, as JSON text; null when there is none.
 *
 * @param search words in the name, compared without case and accents; null for all
 */
export async function readSelectable(
  db: Kysely<Database>,
  accountId: number,
  newSince: Date,
  search: string | null,
): Promise<string | null> {
  const pattern = search === null ? "%" : `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ titles: string | null }>`
    SELECT json_agg(found ORDER BY found.stage, found.name)::text AS titles FROM (
      SELECT t.id AS "nodeRef", t.number AS "idTitulo", t.name, NULL AS "coverURL",
        coalesce(e.adoption, 0) AS adoption, coalesce(e.adoption_type, 'DEMO') AS "adoptionType", t.stage, t.level,
        CASE WHEN e.title_id IS NULL OR e.hidden THEN 'NOTLIBRARY' ELSE 'LIBRARY' END AS origin, coalesce(e.promotion, 0) AS promotion,
        (SELECT count(*)::int FROM resource r WHERE r.title_id = t.id AND r.published_at > ${newSince}) AS "newResources"
      FROM title t
      LEFT JOIN library_entry e ON e.title_id = t.id AND e.account_id = ${accountId}
      WHERE plain_text(t.name) LIKE plain_text(${pattern})
      ORDER BY t.name
      LIMIT ${search === null ? null : SEARCH_LIMIT}
    ) found`.execute(db);
  return rows[0]?.titles ?? null;
}

/**
 * Makes the titles with these numbers the shelf of an account. What is on it already keeps its place and adoption, and an
 * adopted title that is taken off stays adopted; what came with a licence stays in any case.
 *
 * @throws ProblemError TITLE_NOT_SELECTABLE when a number is unknown; nothing is changed then
 */
export async function replaceShelf(db: Kysely<Database>, accountId: number, numbers: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two tabs that save at once must not mix their shelves.
    await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
    const titles = await trx.selectFrom("title").select(["id", "number"]).where("number", "in", numbers).execute();
    if (titles.length < new Set(numbers).size) throw new ProblemError("TITLE_NOT_SELECTABLE");
    const ids = titles.map(({ id }) => id);
    await trx
      .updateTable("library_entry")
      .set(({ case: when }) => ({ hidden: when().when("title_id", "not in", ids).then(true).else(false).end() }))
      .where("account_id", "=", accountId)
      .where("adoption_type", "!=", "RESOURCE")
      .execute();
    await trx
      .deleteFrom("library_entry")
      .where("account_id", "=", accountId)
      .where("hidden", "=", true)
      .where("adoption", "=", 0)
      .execute();
    await trx
      .insertInto("library_entry")
      .values(
        titles.map(({ id, number }) => ({
          account_id: accountId,
          title_id: id,
          adoption: 0,
          adoption_type: "DEMO",
          position: numbers.indexOf(number) + 1,
        })),
      )
      .onConflict((conflict) => conflict.columns(["account_id", "title_id"]).doNothing())
      .execute();
  });
}
