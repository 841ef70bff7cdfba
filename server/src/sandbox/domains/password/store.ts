import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { endLinks } from "../../mailed-links/store.ts";
import { forgetCallers } from "../session/read-model.ts";

type Db = Kysely<Database>;

export async function findPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const found = await db
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return found.password_hash;
}

/** Who has a mail address. */
export function findByMail(db: Db, mail: string) {
  return db
    .selectFrom("account")
    .select(["id", "mail", "name", "active", "platform_id"])
    .where("mail", "=", mail.trim().toLowerCase())
    .executeTakeFirst();
}

/**
 * Replaces a password and ends every session of the account but that of the token with the hash `keptToken`, and the links
 * that were mailed to replace it.
 *
 * @returns false when the password was changed meanwhile; then nothing is done
 */
export async function replacePassword(
  db: Db,
  accountId: number,
  { from, to, keptToken, now }: { from: string | null; to: string; keptToken: string; now: Date },
): Promise<boolean> {
  const isReplaced = await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("account")
      .set({ password_hash: to })
      .where("id", "=", accountId)
      .where("password_hash", "is not distinct from", from)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await endLinks(trx, accountId, "password", now);
    await trx.deleteFrom("access_token").where("account_id", "=", accountId).where("hash", "!=", keptToken).execute();
    return true;
  });
  forgetCallers(db);
  return isReplaced;
}

/** Sets a password and ends every session of the account. To be called in a transaction. */
export async function setPassword(trx: Db, accountId: number, passwordHash: string): Promise<void> {
  await trx.updateTable("account").set({ password_hash: passwordHash }).where("id", "=", accountId).execute();
  await trx.deleteFrom("access_token").where("account_id", "=", accountId).execute();
}
