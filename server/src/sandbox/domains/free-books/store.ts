import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";

type Db = Kysely<Database>;

const CAMPAIGN = "free-books-campaign";

/** Whether family books can be ordered now. */
export async function isCampaignOpen(db: Db): Promise<boolean> {
  const found = await db.selectFrom("setting").select("value").where("name", "=", CAMPAIGN).executeTakeFirst();
  return found?.value === "open";
}

/** Whether an account paid an order in a year. */
export async function hasPaid(db: Db, accountId: number, year: number): Promise<boolean> {
  const found = await db
    .selectFrom("free_books_payment")
    .select("year")
    .where("account_id", "=", accountId)
    .where("year", "=", year)
    .executeTakeFirst();
  return found !== undefined;
}
