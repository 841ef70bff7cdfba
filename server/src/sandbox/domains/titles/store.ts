import { type Kysely, sql } from "kysely";
import { subjectOf } from "../../covers/cover.ts";
import type { Database } from "../../db/schema.ts";
import { addressesJson, categoriesJson, subjectNameSql } from "./sql.ts";

type Db = Kysely<Database>;

/** A title with everything its page shows, as JSON text written by the database in one go. */
export async function readTitle(
  db: Db,
  titleId: string,
  accountId: number,
  adoption: number,
  since: Date,
  base: string,
) {
  const { rows } = await sql<{ detail: string }>`
    SELECT json_build_object(
      'info', json_build_object('uuid', t.id, 'name', t.name, 'cover', NULL,
        'subject', json_build_array(json_build_object('categoryId', t.subject, 'name', ${subjectNameSql()})),
        'stage', t.stage, 'level', t.level, 'language', t.language, 'rights', t.rights,
        'adoption', ${adoption}::int, 'studentable', t.studentable),
      'units', coalesce((SELECT json_agg(json_build_object('uuid', u.id, 'name', u.name) ORDER BY u.position)
        FROM unit u WHERE u.title_id = t.id), '[]'),
      'categories', coalesce((SELECT json_agg(json_build_object('parentId', c.parent_id, 'parentName', c.parent_name,
        'categoryId', c.id, 'name', c.name) ORDER BY c.position) FROM category c WHERE c.title_id = t.id), '[]'),
      'editions', coalesce((SELECT json_agg(json_build_object('id', e.id, 'name', e.name, 'languages', to_json(e.languages)))
        FROM edition e WHERE e.title_id = t.id), '[]'),
      'resources', coalesce((SELECT json_agg(json_build_object(
          'uuid', r.id, 'name', r.name, 'description', r.description, 'type', r.type, 'mimetype', r.mimetype,
          'size', r.size, 'duration', r.duration, ${addressesJson(base)},
          'classroom', r.classroom, 'favourite', f.resource_id IS NOT NULL,
          'new', r.published_at > ${since}, 'modified', coalesce(r.modified_at > ${since}, false),
          'unitName', u.name, 'unitUuid', r.unit_id, 'editions', to_json(r.editions), 'languages', to_json(r.languages),
          'categories', ${categoriesJson}, 'isInstaller', r.is_installer, 'plus', r.plus) ORDER BY r.position)
        FROM resource r
        JOIN category c ON c.title_id = r.title_id AND c.id = r.category_id
        LEFT JOIN unit u ON u.id = r.unit_id
        LEFT JOIN favourite f ON f.resource_id = r.id AND f.account_id = ${accountId}
        WHERE r.title_id = t.id), '[]')
    )::text AS detail
    FROM title t WHERE t.id = ${titleId}`.execute(db);
  return rows[0]?.detail ?? null;
}

/** What the cover of a title is drawn from. */
export async function findCoverSource(db: Db, titleId: string) {
  const title = await db
    .selectFrom("title")
    .select(["id", "name", "subject", "stage", "level"])
    .where("id", "=", titleId)
    .executeTakeFirst();
  return title ? { ...title, subject: subjectOf(title.subject) } : null;
}

/** Whether a resource belongs to a title. */
export async function hasResource(db: Db, titleId: string, resourceId: string): Promise<boolean> {
  const found = await db
    .selectFrom("resource")
    .select("id")
    .where("id", "=", resourceId)
    .where("title_id", "=", titleId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function recordOpen(db: Db, open: Database["resource_open"]): Promise<void> {
  await db.insertInto("resource_open").values(open).execute();
}
