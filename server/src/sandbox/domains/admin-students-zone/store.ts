import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

type Db = Kysely<Database>;

/** Most rows of a search and of a log, as the contract says. */
const MAX_ROWS = 1000;

const SCHOOL = sql<string | null>`nullif(concat_ws(', ', school.name, school.town), '')`;
const TITLE = sql<string>`concat_ws(', ', title.name, title.level)`;
const TEACHER = sql<string>`concat_ws(' ', account.name, account.surname1, account.surname2)`;

/** What to search links for; every given filter must match. */
export interface LinkFilters {
  token?: string | undefined;
  school?: string | undefined;
  title?: string | undefined;
  teacher?: string | undefined;
}

/** Links that match, newest first. The token matches whole, the others anywhere, without accents and case. Source: B-186. */
export function searchLinks(db: Db, { token, school, title, teacher }: LinkFilters) {
  let found = withNames(db)
    .select((eb) => [
      "share_link.token",
      SCHOOL.as("school"),
      TITLE.as("title"),
      TEACHER.as("teacher"),
      "share_link.increasement_percentage",
      "share_link.different_devices",
      eb.ref("share_link.created_at").as("created_at"),
      "share_link.end_date",
      "share_link.blocked_from",
    ])
    .orderBy("share_link.created_at", "desc")
    .orderBy("share_link.token")
    .limit(MAX_ROWS);
  // Whatever stands in the field is searched; a text that is no token matches none.
  if (token) found = found.where(sql<boolean>`share_link.token::text = lower(${token})`);
  if (school) found = found.where(contains(SCHOOL, school));
  if (title) found = found.where(contains(TITLE, title));
  if (teacher) found = found.where(contains(TEACHER, teacher));
  return found.execute();
}

/** The schools and titles for which there are links, each pair once. Source: B-192. */
export function listSharedTitles(db: Db) {
  return withNames(db)
    .select([SCHOOL.as("school"), TITLE.as("title")])
    .distinct()
    .orderBy("school")
    .orderBy("title")
    .execute();
}

/** The limits in force for a link. */
export function findLimits(db: Db, token: string) {
  return db
    .selectFrom("share_link")
    .select(["increasement_percentage", "different_devices"])
    .where("token", "=", token)
    .executeTakeFirst();
}

/** The limits of the links that have none of their own. */
export function readGlobalLimits(db: Db) {
  return db
    .selectFrom("students_zone_values")
    .select(["increasement_percentage", "different_devices"])
    .executeTakeFirstOrThrow();
}

/** The log of a link, or of the global limits, newest first. */
export function readActivity(db: Db, token: string | null) {
  return db
    .selectFrom("students_zone_activity")
    .select(["administrator", "action", "changed_at", "changes", "message"])
    .where("token", token === null ? "is" : "=", token)
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_ROWS)
    .execute();
}

function withNames(db: Db) {
  return db
    .selectFrom("share_link")
    .innerJoin("title", "title.id", "share_link.title_id")
    .innerJoin("account", "account.id", "share_link.account_id")
    .leftJoin("school", "school.id", "account.school_id");
}

function contains(name: RawBuilder<string | null>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`plain_text(${name}) LIKE plain_text(${pattern})`;
}
