import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

type Db = Kysely<Database>;

/** Roles the customer search finds. Source: B-081. */
export const CUSTOMER_ROLES = ["TEACHER", "TEACHER_DEMO", "TEACHER_FAKE", "STUDENT"] as const;

/** Most rows a search answers with. Source: decision G40 of document 3. */
const MAX_ROWS = 1000;

/** Matches are counted up to here: counting a million takes longer than reading the first thousand. */
const MAX_COUNT = 10_000;

/** Texts up to this length are looked up in the index of pairs. */
const SHORT_LETTERS = 2;

/** Parts of an address from this length on are looked up in the index of runs of letters. */
const RUN_LETTERS = 5;

/** What stands before a provider, when it is long enough: many have the runs of the provider, and reading them takes time. */
const BEFORE_PROVIDER = /^[^@]{4,}@/;

/** What to search for; every given filter must match. */
export interface UserFilters {
  id?: number;
  name?: string;
  surname1?: string;
  surname2?: string;
  email?: string;
  dni?: string;
  role?: string;
}

const TEXT_COLUMNS = { name: "name", surname1: "surname1", surname2: "surname2", email: "mail", dni: "card" } as const;

/** The users that match. Texts match anywhere, without accents and case. */
export function matchUsers(db: Db, filters: UserFilters) {
  let matching = db.selectFrom("account").where("account.role", "in", [...CUSTOMER_ROLES]);
  if (filters.id !== undefined) matching = matching.where("account.id", "=", filters.id);
  if (filters.role) matching = matching.where("account.role", "=", filters.role);
  for (const [filter, column] of Object.entries(TEXT_COLUMNS) as [keyof typeof TEXT_COLUMNS, string][]) {
    const text = filters[filter]?.trim();
    if (!text) continue;
    const place = sql.ref(`account.${column}`);
    const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
    matching = matching.where(sql<boolean>`plain_text(${place}) LIKE plain_text(${pattern})`);
    if (filter === "email" && text.length >= RUN_LETTERS) {
      matching = matching.where(
        sql<boolean>`letter_runs(${place}) @> letter_runs(${BEFORE_PROVIDER.exec(text)?.[0] ?? text})`,
      );
    }
    if (text.length <= SHORT_LETTERS) {
      matching = matching.where(sql<boolean>`letter_pairs(${place}) @> letter_pairs(${text})`);
    }
  }
  return matching;
}

/** Users that match, by id, and how many there are, up to 10,000. */
export async function searchUsers(db: Db, filters: UserFilters) {
  const matching = matchUsers(db, filters);
  const rows = await matching
    .leftJoin("school", "school.id", "account.school_id")
    .select([
      "account.id",
      "account.name",
      "account.surname1",
      "account.surname2",
      "account.mail",
      "account.card",
      "account.role",
      "school.name as schoolName",
      "account.created_at",
      "account.last_access_at",
    ])
    .orderBy("account.id")
    .limit(MAX_ROWS)
    .execute();
  if (rows.length < MAX_ROWS) return { rows, total: rows.length };
  const counted = db.selectFrom(matching.select("account.id").limit(MAX_COUNT).as("counted"));
  const { count } = await counted.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

export function findUser(db: Db, id: number) {
  return db
    .selectFrom("account")
    .leftJoin("school", "school.id", "account.school_id")
    .selectAll("account")
    .select(["school.name as school_name", "school.town as school_town", "school.country_id"])
    .where("account.id", "=", id)
    .where("account.role", "in", [...CUSTOMER_ROLES])
    .executeTakeFirst();
}

export function countByRole(db: Db) {
  return db
    .selectFrom("account")
    .select(["role", ({ fn }) => fn.countAll<number>().as("count")])
    .where("role", "in", [...CUSTOMER_ROLES])
    .groupBy("role")
    .execute();
}
