import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { hashToken } from "../domains/session/read-model.ts";
import type { LinkState, Purpose } from "./rules.ts";

type Db = Kysely<Database>;

/**
 * Makes a link for an account, and ends those it had for the same purpose. To be called in a transaction.
 *
 * @returns the secret that the link carries; only its hash is kept
 */
export async function issueLink(trx: Db, accountId: number, purpose: Purpose, now: Date): Promise<string> {
  // Of two that are made at the same time the second must see, and end, the first.
  await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
  await endLinks(trx, accountId, purpose, now);
  const secret = randomBytes(24).toString("base64url");
  await trx
    .insertInto("mailed_link")
    .values({ hash: hashToken(secret), account_id: accountId, purpose, created_at: now })
    .execute();
  return secret;
}

/** Ends the links that an account has for a purpose. */
export async function endLinks(trx: Db, accountId: number, purpose: Purpose, now: Date): Promise<void> {
  await trx
    .updateTable("mailed_link")
    .set({ ended_at: now })
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("ended_at", "is", null)
    .execute();
}

/**
 * Uses a link up. To be called in a transaction.
 *
 * @param decide throws when the link may not be used; then it stays as it is
 * @returns the account of the link
 */
export async function takeLink(
  trx: Db,
  secret: string,
  purpose: Purpose,
  now: Date,
  decide: (link: (LinkState & { account_id: number }) | undefined) => void,
): Promise<number> {
  const hash = hashToken(secret);
  const link = await trx
    .selectFrom("mailed_link")
    .select(["account_id", "created_at", "ended_at"])
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .forUpdate()
    .executeTakeFirst();
  decide(link);
  const used = await trx
    .updateTable("mailed_link")
    .set({ ended_at: now })
    .where("hash", "=", hash)
    .returning("account_id")
    .executeTakeFirstOrThrow();
  return used.account_id;
}
