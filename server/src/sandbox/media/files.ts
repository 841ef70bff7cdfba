import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Admission } from "./ticket.ts";

/** The file at a path of a title, when it is for those whom the ticket admits. */
export function findFile(db: Kysely<Database>, { titleId, audience }: Admission, path: string) {
  return db
    .selectFrom("title_file")
    .selectAll()
    .where("title_id", "=", titleId)
    .where("path", "=", path)
    .$if(audience === "students", (query) => query.where(isForStudents))
    .executeTakeFirst();
}

/**
 * Students get the files of what they may see. What nothing names by itself belongs to something else, as the figures of a
 * page do, and is open.
 */
const isForStudents = sql<boolean>`coalesce((
  SELECT bool_or(named.for_students) FROM (
    SELECT r.for_students AND NOT r.is_installer AS for_students FROM resource r
    WHERE r.title_id = title_file.title_id AND title_file.path IN (r.path, r.captions_path)
    UNION ALL
    SELECT p.user_type IN ('Alumno', 'Ambos') FROM product p
    WHERE p.title_id = title_file.title_id AND p.path = title_file.path
  ) AS named), true)`;
