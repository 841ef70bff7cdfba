import { dayInMadrid } from "@anaquel/openapi/checks/days";
import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { StudentsZoneActivityTable, StudentsZoneChange } from "../db/tables/students-zone.ts";
import { lastOpenDay } from "../domains/admin-students-zone/rules.ts";
import { titleOf } from "./licences.ts";
import { at } from "./personas/persona.ts";
import { seedTitleId } from "./seed-title.ts";

const DAY_MS = 86_400_000;
const LUCIA = at("lucia.soporte");
const RAUL = at("raul.soporte");

/** Links that support works with, beside those of the students' zone itself. */
export const SEED_ZONE_LINKS = {
  /** Of Gloria Prat: limits of its own, and a log. */
  ownLimits: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c31",
  /** Of Hugo Vela: blocked from three days after the demo began. */
  blocked: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c32",
  /** Of Pilar Cobos: the global limits. */
  plain: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c33",
  /** Of Mario Cano, whose link support made. */
  shared: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c34",
  /** With a device for every student. */
  threeDevices: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c21",
} as const;

/** Writes links of several schools, what support changed in them, and when. */
export async function seedZoneAdmin(db: Kysely<Database>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const blockedFrom = dayInMadrid(daysAgo(-3));
  const link = (token: string, key: string, accountId: number, students: number, days: number) => ({
    token,
    title_id: seedTitleId(titleOf(key)),
    account_id: accountId,
    students,
    increasement_percentage: 10,
    different_devices: 3,
    created_at: daysAgo(days),
    end_date: null,
    has_own_limits: false,
  });
  const own = { has_own_limits: true, increasement_percentage: 30, different_devices: 2 };
  await db
    .insertInto("share_link")
    .values([
      { ...link(SEED_ZONE_LINKS.ownLimits, "matematicas-2", 48240, 28, 63), ...own },
      link(SEED_ZONE_LINKS.blocked, "fisica-3", 48241, 31, 58),
      link(SEED_ZONE_LINKS.plain, "arte-2", 48260, 24, 41),
      link(SEED_ZONE_LINKS.shared, "historia-1", 48261, 30, 12),
    ])
    .execute();
  await db
    .updateTable("share_link")
    .set({ blocked_from: blockedFrom, end_date: lastOpenDay(blockedFrom) })
    .where("token", "=", SEED_ZONE_LINKS.blocked)
    .execute();
  // A new link has the global limits; this one of three students is for one device each.
  await db
    .updateTable("share_link")
    .set({ has_own_limits: true, different_devices: 1 })
    .where("token", "=", SEED_ZONE_LINKS.threeDevices)
    .execute();
  await db
    .insertInto("students_zone_activity")
    .values([
      row(null, LUCIA, "VALUES", daysAgo(70), [percentage("20", "10"), devices("2", "3")]),
      row(null, RAUL, "VALUES", daysAgo(95), [percentage("10", "20")]),
      row(SEED_ZONE_LINKS.ownLimits, LUCIA, "VALUES", daysAgo(40), [percentage("10", "25")]),
      row(SEED_ZONE_LINKS.ownLimits, RAUL, "VALUES", daysAgo(9), [percentage("25", "30"), devices("3", "2")]),
      row(SEED_ZONE_LINKS.blocked, LUCIA, "BLOCK", daysAgo(1), [
        { name: "endDate", oldValue: null, newValue: blockedFrom },
      ]),
      row(SEED_ZONE_LINKS.shared, RAUL, "SHARE", daysAgo(12), []),
    ])
    .execute();
}

function row(
  token: string | null,
  administrator: string,
  action: StudentsZoneActivityTable["action"],
  changedAt: Date,
  changes: StudentsZoneChange[],
): Insertable<StudentsZoneActivityTable> {
  return { token, administrator, action, changed_at: changedAt, changes: JSON.stringify(changes), message: "OK" };
}

function percentage(oldValue: string, newValue: string): StudentsZoneChange {
  return { name: "increasement_percentage", oldValue, newValue };
}

function devices(oldValue: string, newValue: string): StudentsZoneChange {
  return { name: "different_devices", oldValue, newValue };
}
