import { isCalendarDay, readSpokenDay } from "./days.ts";

/** The first day of birth that a course certificate takes. Source: T-410, T-427. */
export const FIRST_TEACHER_BIRTH = "1900-01-01";
/** How old somebody is at least for a course certificate. Source: T-409, G31 of document 2. */
export const MIN_AGE_YEARS = 18;
/** The first day of birth of a child that gets free books. Source: T-161, T-162. */
export const FIRST_CHILD_BIRTH = "1990-01-01";

/** The last day of birth of those who are old enough for a course certificate on a day. Source: T-409, G31 of document 2. */
export function lastTeacherBirth(today: string): string {
  return `${Number(today.slice(0, 4)) - MIN_AGE_YEARS}${today.slice(4)}`;
}

/**
 * Why a date of birth is refused for a course certificate, or null.
 *
 * @param text the date as DD/MM/YYYY
 * @param today the day in Madrid as YYYY-MM-DD
 */
export function teacherBirthFault(text: string, today: string): "format" | "early" | "late" | null {
  const day = readSpokenDay(text);
  if (day === null) return "format";
  if (day < FIRST_TEACHER_BIRTH) return "early";
  return day > lastTeacherBirth(today) ? "late" : null;
}

/** Why a date of birth of a child is refused for free books, or null. Both days are YYYY-MM-DD. Source: T-159 to T-162. */
export function childBirthFault(day: string, today: string): "invalid" | "early" | "future" | null {
  if (!isCalendarDay(day)) return "invalid";
  if (day > today) return "future";
  return day < FIRST_CHILD_BIRTH ? "early" : null;
}
