import type { Kysely, Selectable, Transaction, Updateable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ShareLinkTable, StudentsZoneActivityTable, StudentsZoneChange } from "../../db/tables/students-zone.ts";
import { openLink } from "../../share-links/store.ts";
import type { ZoneLimits } from "./rules.ts";

type Db = Kysely<Database>;

/** Who changes something, and when. */
export interface ChangedBy {
  accountId: number;
  now: Date;
}

/** What a change writes into the log, but for who did it and when. */
export interface Activity extends Pick<StudentsZoneActivityTable, "action" | "message"> {
  changes: StudentsZoneChange[];
}

/**
 * Changes a link and logs it, with the link locked, so that two changes do not mix.
 *
 * @param decide gets the link as it stands; throws when it must not be changed
 */
export async function changeLink(
  db: Db,
  token: string,
  by: ChangedBy,
  decide: (link: Selectable<ShareLinkTable> | undefined) => { link: Updateable<ShareLinkTable>; activity: Activity },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom("share_link")
      .selectAll()
      .where("token", "=", token)
      .forUpdate()
      .executeTakeFirst();
    const change = decide(link);
    await trx.updateTable("share_link").set(change.link).where("token", "=", token).execute();
    await log(trx, token, by, change.activity);
  });
}

/** Sets the global limits, in every link that has none of its own too, and logs it. */
export async function changeGlobalLimits(
  db: Db,
  limits: ZoneLimits,
  by: ChangedBy,
  describe: (before: ZoneLimits) => Activity,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Links that are being made hold a lock on this row, so the update below sees them all.
    const before = await trx.selectFrom("students_zone_values").selectAll().forUpdate().executeTakeFirstOrThrow();
    await trx.updateTable("students_zone_values").set(limits).execute();
    await trx.updateTable("share_link").set(limits).where("has_own_limits", "=", false).execute();
    await log(trx, null, by, describe(before));
  });
}

/** The open link of a teacher for a title; when there is none, a new one, which is logged. Source: B-448. */
export async function shareFor(
  db: Db,
  titleId: string,
  teacherId: number,
  by: ChangedBy,
  activity: Activity,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { token, isNew } = await openLink(trx, { titleId, accountId: teacherId, now: by.now });
    if (isNew) await log(trx, token, by, activity);
    return token;
  });
}

async function log(
  trx: Transaction<Database>,
  token: string | null,
  { accountId, now }: ChangedBy,
  { action, changes, message }: Activity,
): Promise<void> {
  const { mail } = await trx.selectFrom("account").select("mail").where("id", "=", accountId).executeTakeFirstOrThrow();
  const row = { token, administrator: mail, action, changed_at: now, changes: JSON.stringify(changes), message };
  await trx.insertInto("students_zone_activity").values(row).execute();
}
