import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { forgetCallers, hashToken } from "./read-model.ts";

type Db = Kysely<Database>;

export function findByMail(db: Db, mail: string) {
  return db
    .selectFrom("account")
    .select(["id", "password_hash", "validated", "active"])
    .where("mail", "=", mail.trim().toLowerCase())
    .executeTakeFirst();
}

/** Opens a session and returns its token. */
export async function openSession(db: Db, accountId: number, now: Date): Promise<string> {
  const token = `anq_${randomBytes(32).toString("base64url")}`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("access_token")
      .values({ hash: hashToken(token), account_id: accountId, created_at: now })
      .execute();
    await trx
      .updateTable("account")
      .set((eb) => ({ previous_access_at: eb.ref("last_access_at"), last_access_at: now }))
      .where("id", "=", accountId)
      .execute();
  });
  return token;
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("access_token").where("hash", "=", tokenHash).execute();
  forgetCallers(db);
}

export function findAccount(db: Db, id: number) {
  return db
    .selectFrom("account")
    .leftJoin("school", "school.id", "account.school_id")
    .selectAll("account")
    .select(["school.name as school_name", "school.town as school_town", "school.country_id"])
    .where("account.id", "=", id)
    .executeTakeFirstOrThrow();
}

/** The account of an identity; one of the provider's accounts with the same verified mail is linked on its first visit. */
export async function findByIdentity(
  db: Db,
  provider: string,
  platformId: number,
  subject: string,
  verifiedMail: string | null,
) {
  const linked = await db
    .selectFrom("identity")
    .innerJoin("account", "account.id", "identity.account_id")
    .select(["account.id", "account.active"])
    .where("identity.provider", "=", provider)
    .where("identity.subject", "=", subject)
    .executeTakeFirst();
  if (linked || !verifiedMail) return linked;
  const known = await db
    .selectFrom("account")
    .select(["id", "active"])
    .where("mail", "=", verifiedMail.toLowerCase())
    .where("platform_id", "=", platformId)
    .executeTakeFirst();
  if (!known) return undefined;
  // Two first visits at the same time link the same account.
  await db
    .insertInto("identity")
    .values({ provider, subject, account_id: known.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return known;
}

export async function saveFlow(db: Db, flow: Database["third_party_flow"]): Promise<void> {
  await db.insertInto("third_party_flow").values(flow).execute();
}

/** Takes a flow out: its state counts once. */
export function takeFlow(db: Db, state: string) {
  return db.deleteFrom("third_party_flow").where("state", "=", state).returningAll().executeTakeFirst();
}
