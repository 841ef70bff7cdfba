/** Part of the day a greeting speaks of. */
export type PartOfDay = "morning" | "afternoon" | "evening";

const MORNING_FROM = 5;
const AFTERNOON_FROM = 13;
const EVENING_FROM = 20;

/** The part of the day on the clock of the person. */
export function partOfDay(date: Date): PartOfDay {
  const hour = date.getHours();
  if (hour >= EVENING_FROM || hour < MORNING_FROM) return "evening";
  return hour >= AFTERNOON_FROM ? "afternoon" : "morning";
}

const SEPTEMBER = 8;

/** The school year a day belongs to, from September to August: 2026-2027. */
export function schoolYear(date: Date): string {
  const start = date.getMonth() >= SEPTEMBER ? date.getFullYear() : date.getFullYear() - 1;
  return `${start}-${start + 1}`;
}
