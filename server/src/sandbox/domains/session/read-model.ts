import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { permissionsOf } from "../../../contract/admits.ts";
import type { Database } from "../../db/schema.ts";
import type { Caller } from "../../http/context.ts";
import { memoFor } from "../../lib/memo.ts";
import { mayImpersonate } from "./rules.ts";

/** Tokens are kept as hashes: who reads the database cannot act as anybody. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** How long an access token is good for; the gateway's sessions are shorter. */
const HOUR_MS = 3_600_000;
const TOKEN_MS = 24 * HOUR_MS;

/** An account that is deactivated elsewhere is out after at most this long. */
const REMEMBERED_MS = 1000;
const callers = memoFor<Kysely<Database>, Caller | null>(REMEMBERED_MS);

/** Whose token this is, or null when it has ended or its account was deactivated. */
export function readCaller(db: Kysely<Database>, token: string, now: Date): Promise<Caller | null> {
  const hash = hashToken(token);
  // The hour is part of the key, so that a clock that is moved far is followed at once.
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return callers(db).get(`${hash} ${hour}`, () => findCaller(db, hash, now));
}

/** Forgets who the callers are, after anything that ends a session or changes what an account may do. */
export function forgetCallers(db: Kysely<Database>): void {
  callers(db).clear();
}

/** Says that the dialogs after sign-in are over for a session. Source: G-28. */
export async function endWelcome(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.updateTable("access_token").set({ post_login: false }).where("hash", "=", tokenHash).execute();
  forgetCallers(db);
}

async function findCaller(db: Kysely<Database>, hash: string, now: Date): Promise<Caller | null> {
  const found = await db
    .selectFrom("access_token")
    .innerJoin("account", "account.id", "access_token.account_id")
    .leftJoin("school", "school.id", "account.school_id")
    .select([
      "account.id",
      "account.role",
      "account.permissions",
      "account.platform_id",
      "account.position_id",
      "school.country_id",
      "access_token.post_login",
    ])
    .where("access_token.hash", "=", hash)
    .where("access_token.created_at", ">=", new Date(now.getTime() - TOKEN_MS))
    .where("account.active", "=", true)
    .executeTakeFirst();
  if (!found) return null;
  return {
    accountId: found.id,
    role: found.role,
    permissions: permissionsOf({
      ...Object.fromEntries(found.permissions.map((name) => [name, true])),
      platformId: found.platform_id,
      positionId: found.position_id,
      countryId: found.country_id,
      impersonationUser: mayImpersonate(found.role) ? { id: found.id } : null,
    }),
    tokenHash: hash,
    postLogin: found.post_login,
  };
}
