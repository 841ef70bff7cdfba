const MADRID = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });
const DAY_MS = 86_400_000;

/** The calendar day of a moment in Madrid, where all days of the contract are counted, as YYYY-MM-DD. Source: D15. */
export function dayInMadrid(moment: Date): string {
  return MADRID.format(moment);
}

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that does not exist rolls over into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The calendar day some days after one; both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day written DD/MM/YYYY as YYYY-MM-DD; null when the calendar has no such day. */
export function readSpokenDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isCalendarDay(iso) ? iso : null;
}
