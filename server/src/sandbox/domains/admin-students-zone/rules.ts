import { addDays } from "@anaquel/openapi/checks/days";
import type { StudentsZoneChange } from "../../db/tables/students-zone.ts";

/** The two limits of students' links. */
export interface ZoneLimits {
  increasement_percentage: number;
  different_devices: number;
}

/** The last day on which a link is open that is blocked from a day. Source: B-447. */
export function lastOpenDay(blockedFrom: string): string {
  return addDays(blockedFrom, -1);
}

/** The end of a link as support sees it: the block date, once there is one. Source: G52 of document 3. */
export function shownEnd(link: { end_date: string | null; blocked_from: string | null }): string | null {
  return link.blocked_from ?? link.end_date;
}

/** The limits that a change gives another value, for the log. Source: G55 of document 3. */
export function changedLimits(before: ZoneLimits, after: ZoneLimits): StudentsZoneChange[] {
  return (["increasement_percentage", "different_devices"] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, oldValue: String(before[name]), newValue: String(after[name]) }));
}

/** The filters of a search that say something; the others are left out. */
export function filled<Filters extends Record<string, string | undefined>>(filters: Filters): Partial<Filters> {
  const kept = Object.entries(filters)
    .map(([name, text]) => [name, text?.trim()])
    .filter(([, text]) => text);
  return Object.fromEntries(kept) as Partial<Filters>;
}
