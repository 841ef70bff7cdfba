import type { Insertable, Kysely } from "kysely";
import type { AccountTable, Database } from "../../db/schema.ts";

type Db = Kysely<Database>;

/** A school by its id; with a code, only when it is the school's own. */
export async function findSchool(db: Db, id: number, code: string | null) {
  const school = await db.selectFrom("school").select(["country_id", "code"]).where("id", "=", id).executeTakeFirst();
  return school && (code === null || school.code === code) ? school : null;
}

/** The account with a mail address. */
export async function findMailOwner(db: Db, mail: string) {
  const found = await db
    .selectFrom("account")
    .select(["id", "mail", "name", "language", "validated", "active"])
    .where("mail", "=", mail.toLowerCase())
    .executeTakeFirst();
  return found ?? null;
}

export async function isCardTaken(db: Db, card: string | null): Promise<boolean> {
  if (card === null) return false;
  return (await db.selectFrom("account").select("id").where("card", "=", card).executeTakeFirst()) !== undefined;
}

/** Adds an account and gives its id. */
export async function addAccount(db: Db, account: Insertable<AccountTable>): Promise<number> {
  const { id } = await db.insertInto("account").values(account).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Confirms the mail address of an account, which may sign in from then on. */
export async function validate(db: Db, accountId: number): Promise<void> {
  await db.updateTable("account").set({ validated: true }).where("id", "=", accountId).execute();
}
