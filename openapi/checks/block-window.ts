import { addDays, dayInMadrid, isCalendarDay } from "./days.ts";

/** First and last block date, in days from today. Source: P-358, T-047, G-60. */
const FIRST_BLOCK_DAY = -1;
const LAST_BLOCK_DAY = 7;

/** The first and the last day from which a students' link may be blocked, as YYYY-MM-DD in Madrid. Source: B-196. */
export function blockWindow(now: Date): { first: string; last: string } {
  const today = dayInMadrid(now);
  return { first: addDays(today, FIRST_BLOCK_DAY), last: addDays(today, LAST_BLOCK_DAY) };
}

/** Whether a students' link may be blocked from a day: a real one from yesterday to seven days from today in Madrid. Source: B-196. */
export function isBlockDate(day: string, now: Date): boolean {
  const { first, last } = blockWindow(now);
  return isCalendarDay(day) && day >= first && day <= last;
}
