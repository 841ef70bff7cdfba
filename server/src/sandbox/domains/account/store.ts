import type { Kysely, Updateable } from "kysely";
import type { AccountTable, Database } from "../../db/schema.ts";
import { duplicateOf } from "../../lib/duplicate.ts";

type Db = Kysely<Database>;

/** What decides on what an account may change. */
export function findOwn(db: Db, accountId: number) {
  return db
    .selectFrom("account")
    .leftJoin("school", "school.id", "account.school_id")
    .select(["account.mail", "account.platform_id", "school.country_id"])
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/** Writes personal data; false when another account has the mail address, and nothing is changed then. */
export async function saveAccount(db: Db, accountId: number, columns: Updateable<AccountTable>): Promise<boolean> {
  try {
    await db.updateTable("account").set(columns).where("id", "=", accountId).execute();
    return true;
  } catch (error) {
    if (duplicateOf(error) === null) throw error;
    return false;
  }
}
