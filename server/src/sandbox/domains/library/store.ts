import { type Kysely, sql } from "kysely";
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
    WHERE e.account_id = ${accountId}`.execute(db);
  return rows[0]?.shelf ?? null;
}
