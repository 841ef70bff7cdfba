import { type RawBuilder, sql } from "kysely";
import { SUBJECTS } from "../../covers/palette.ts";

/* Pieces of the queries that describe a title, shared with the students' view of it. */

/** JSON of the file addresses of a resource; `r` is the resource table. */
export function addressesJson(base: string): RawBuilder<unknown> {
  return sql`
    'previewURL', CASE WHEN r.previewable THEN ${base}::text || r.path END,
    'downloadURL', ${base}::text || r.path,
    'externalURL', r.external_url,
    'captionsURL', ${base}::text || r.captions_path`;
}

/** JSON of the place of a resource in the category tree; `c` is the category table. */
export const categoriesJson = sql`json_build_array(json_build_object(
  'parentId', c.parent_id, 'parentName', c.parent_name, 'categoryId', c.id, 'name', c.name))`;

/** The name of a title's subject in the title's own language; `t` is the title table. */
export function subjectNameSql(): RawBuilder<string> {
  const branches = Object.entries(SUBJECTS).map(
    ([id, { name }]) =>
      sql`WHEN ${sql.lit(id)} THEN CASE substr(t.language, 1, 2) WHEN 'en' THEN ${sql.lit(name.en)} WHEN 'it' THEN ${sql.lit(name.it)} ELSE ${sql.lit(name.es)} END`,
  );
  return sql<string>`CASE t.subject ${sql.join(branches, sql` `)} ELSE t.subject END`;
}
