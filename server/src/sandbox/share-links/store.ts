import { randomUUID } from "node:crypto";
import { dayInMadrid } from "@anaquel/openapi/checks/days";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Students that a new link is for. Its other limits are the global ones, which the database gives it. Source: P-357. */
const STUDENTS = 30;

/** A link of a teacher for a title. */
export interface OpenLink {
  token: string;
  isNew: boolean;
}

/**
 * The open link of a teacher for a title; a new one when there is none. One of two simultaneous calls makes it. To be called in
 * a transaction.
 */
export async function openLink(
  trx: Kysely<Database>,
  { titleId, accountId, now }: { titleId: string; accountId: number; now: Date },
): Promise<OpenLink> {
  await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
  const known = await trx
    .selectFrom("share_link")
    .select("token")
    .where("title_id", "=", titleId)
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("end_date", "is", null), eb("end_date", ">=", dayInMadrid(now))]))
    .orderBy("created_at")
    .executeTakeFirst();
  if (known) return { token: known.token, isNew: false };
  const made = await trx
    .insertInto("share_link")
    .values({
      token: randomUUID(),
      title_id: titleId,
      account_id: accountId,
      students: STUDENTS,
      created_at: now,
      end_date: null,
    })
    .returning("token")
    .executeTakeFirstOrThrow();
  return { token: made.token, isNew: true };
}
