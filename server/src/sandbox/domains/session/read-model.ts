import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Caller } from "../../http/context.ts";

/** Tokens are kept as hashes: who reads the database cannot act as anybody. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** How long an access token is good for; the gateway's sessions are shorter. */
const TOKEN_MS = 24 * 60 * 60 * 1000;

/** Whose token this is, or null when it has ended or its account was deactivated. */
export async function readCaller(db: Kysely<Database>, token: string, now: Date): Promise<Caller | null> {
  const hash = hashToken(token);
  const found = await db
    .selectFrom("access_token")
    .innerJoin("account", "account.id", "access_token.account_id")
    .select(["account.id", "account.role", "account.permissions", "access_token.post_login"])
    .where("access_token.hash", "=", hash)
    .where("access_token.created_at", ">=", new Date(now.getTime() - TOKEN_MS))
    .where("account.active", "=", true)
    .executeTakeFirst();
  if (!found) return null;
  return {
    accountId: found.id,
    role: found.role,
    permissions: found.permissions,
    tokenHash: hash,
    postLogin: found.post_login,
  };
}
