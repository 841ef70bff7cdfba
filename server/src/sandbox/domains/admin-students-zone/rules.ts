import type { StudentsZoneChange } from "../../db/tables/students-zone.ts";
import { dayInMadrid } from "../../lib/madrid.ts";

/** First and last block date, in days from today. Source: P-358, T-047, G-60. */
const FIRST_BLOCK_DAY = -1;
const LAST_BLOCK_DAY = 7;
const DAY_MS = 86_400_000;

/** The two limits of students' links. */
export interface ZoneLimits {
  increasement_percentage: number;
  different_devices: number;
}

/** Whether a link may be blocked from a day: a real one from yesterday to seven days from today in Madrid. Source: B-196. */
export function isBlockDate(day: string, now: Date): boolean {
  const today = dayInMadrid(now);
  const isReal = addDays(day, 0) === day;
  return isReal && day >= addDays(today, FIRST_BLOCK_DAY) && day <= addDays(today, LAST_BLOCK_DAY);
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

/** A calendar day some days later, as YYYY-MM-DD; empty for a text that is no day. */
function addDays(day: string, days: number): string {
  const moment = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString().slice(0, 10);
}
