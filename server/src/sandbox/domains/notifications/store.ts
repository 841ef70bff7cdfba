import type { components } from "@anaquel/openapi/types";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

type Db = Kysely<Database>;

/** Whether a title of the shelf got a resource after a time that the account has not seen listed. */
export async function hasNews(db: Db, accountId: number, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom("resource")
    .innerJoin("library_entry", "library_entry.title_id", "resource.title_id")
    .innerJoin("account", "account.id", "library_entry.account_id")
    .select("resource.id")
    .where("account.id", "=", accountId)
    .where("resource.published_at", ">", since)
    .where((eb) =>
      eb.or([
        eb("account.notifications_read_at", "is", null),
        eb("resource.published_at", ">", eb.ref("account.notifications_read_at")),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The units of the shelf's titles that got resources after a time, newest first. */
export async function listNews(
  db: Db,
  accountId: number,
  since: Date,
): Promise<components["schemas"]["Notification"][]> {
  const rows = await db
    .selectFrom("resource")
    .innerJoin("library_entry", "library_entry.title_id", "resource.title_id")
    .innerJoin("account", "account.id", "library_entry.account_id")
    .innerJoin("title", "title.id", "resource.title_id")
    .innerJoin("unit", "unit.id", "resource.unit_id")
    .select([
      "title.id as titleUuid",
      "unit.id as unitUuid",
      "unit.name as unitName",
      "title.name as titleName",
      sql<Date>`max(resource.published_at)`.as("date"),
      sql<boolean>`max(resource.published_at) > coalesce(account.previous_access_at, '-infinity')`.as("newfromlogin"),
    ])
    .where("account.id", "=", accountId)
    .where("resource.published_at", ">", since)
    .groupBy(["title.id", "unit.id", "unit.name", "title.name", "account.previous_access_at"])
    .orderBy("date", "desc")
    .orderBy("unit.id")
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}

/** Takes the dot off the bell. */
export async function markRead(db: Db, accountId: number, now: Date): Promise<void> {
  await db.updateTable("account").set({ notifications_read_at: now }).where("id", "=", accountId).execute();
}

/** The first dialog that waits for the account, or null. */
export async function findNotice(db: Db, accountId: number): Promise<string | null> {
  const found = await db
    .selectFrom("home_notice")
    .select("type")
    .where("account_id", "=", accountId)
    .orderBy("position")
    .executeTakeFirst();
  return found?.type ?? null;
}

export async function acknowledge(db: Db, accountId: number, type: string): Promise<void> {
  await db.deleteFrom("home_notice").where("account_id", "=", accountId).where("type", "=", type).execute();
}
