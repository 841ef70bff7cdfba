import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { DIRECTORY_PLATFORM } from "../../contract/known-ids.ts";
import type { Database, PendingIdentityTable } from "../db/schema.ts";
import { forgetCallers, hashToken } from "../domains/session/read-model.ts";
import { endLinks } from "../mailed-links/store.ts";
import { PROVIDERS, type ProviderName } from "./providers.ts";

type Db = Kysely<Database>;

/** How long somebody may take to register after coming back from the provider. */
const LIFETIME_MS = 3_600_000;

/** Id and secret of a pending identity, as they stand in the address of the registration page. */
export interface PendingKey {
  id: string;
  hash: string;
}

/** Keeps an identity until its person registers; an earlier one of the same person ends. */
export async function keepIdentity(db: Db, identity: Omit<PendingIdentityTable, "id" | "hash">): Promise<PendingKey> {
  const key = { id: randomUUID(), hash: randomBytes(24).toString("base64url") };
  await db.transaction().execute(async (trx) => {
    const { provider, subject } = identity;
    await trx.deleteFrom("pending_identity").where("provider", "=", provider).where("subject", "=", subject).execute();
    await trx
      .insertInto("pending_identity")
      .values({ ...identity, id: key.id, hash: hashToken(key.hash) })
      .execute();
  });
  return key;
}

/** The identity of a key; none when the key is wrong or too old. */
export function findIdentity(db: Db, { id, hash }: PendingKey, now: Date): Promise<PendingIdentityTable | undefined> {
  return db
    .selectFrom("pending_identity")
    .selectAll()
    .where("id", "=", id)
    .where("hash", "=", hashToken(hash))
    .where("created_at", ">", new Date(now.getTime() - LIFETIME_MS))
    .executeTakeFirst();
}

/** Links the account that a pending identity was waiting for. To be called in a transaction. */
export async function settleIdentity(trx: Db, identity: PendingIdentityTable, accountId: number): Promise<void> {
  const { id, provider, subject } = identity;
  await trx.insertInto("identity").values({ provider, subject, account_id: accountId }).execute();
  await trx.deleteFrom("pending_identity").where("id", "=", id).execute();
}

/** The accounts that have an identity already, or its mail address. */
export async function findOwners(db: Db, provider: string, subject: string, mail: string | null): Promise<number[]> {
  const linked = db
    .selectFrom("identity")
    .select("account_id as id")
    .where("provider", "=", provider)
    .where("subject", "=", subject);
  const named = db
    .selectFrom("account")
    .select("id")
    .where("mail", "=", (mail ?? "").toLowerCase());
  return (await linked.union(named).execute()).map(({ id }) => id);
}

/**
 * Makes an account one of a provider: from now on it signs in there, and its password is worth nothing, nor are links with
 * which it would get another one.
 *
 * @returns false when the identity has become somebody else's meanwhile; then nothing is done
 */
export async function joinProvider(
  db: Db,
  accountId: number,
  { provider, subject }: { provider: ProviderName; subject: string },
  now: Date,
): Promise<boolean> {
  const hasJoined = await db.transaction().execute(async (trx) => {
    const { account_id: owner } = await trx
      .insertInto("identity")
      .values({ provider, subject, account_id: accountId })
      // Writing what is there already tells whose it is, and keeps it until the end of the transaction.
      .onConflict((conflict) => conflict.columns(["provider", "subject"]).doUpdateSet({ subject }))
      .returning("account_id")
      .executeTakeFirstOrThrow();
    if (owner !== accountId) return false;
    await endLinks(trx, accountId, "password", now);
    const { platformId } = PROVIDERS[provider];
    await trx
      .updateTable("account")
      .set({ platform_id: platformId, password_hash: null })
      .where("id", "=", accountId)
      .execute();
    return true;
  });
  forgetCallers(db);
  return hasJoined;
}

/**
 * Makes an account of a provider one with a password, and ends its other sessions.
 *
 * @param keptToken hash of the token whose session goes on
 * @returns false when the account has a password already; then nothing is done
 */
export async function leaveProvider(
  db: Db,
  accountId: number,
  passwordHash: string,
  keptToken: string,
): Promise<boolean> {
  const hasLeft = await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("account")
      .set({ platform_id: DIRECTORY_PLATFORM, password_hash: passwordHash })
      .where("id", "=", accountId)
      .where("platform_id", "!=", DIRECTORY_PLATFORM)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await trx.deleteFrom("identity").where("account_id", "=", accountId).execute();
    await trx.deleteFrom("access_token").where("account_id", "=", accountId).where("hash", "!=", keptToken).execute();
    return true;
  });
  forgetCallers(db);
  return hasLeft;
}
