const MADRID = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "2-digit", year: "numeric" });
const MINUTE = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hour12: false });
const DAY_MS = 86_400_000;

/** First and last block date, in days from today. Source: P-358, T-047, G-60. */
const FIRST_BLOCK_DAY = -1;
const LAST_BLOCK_DAY = 7;

/** The calendar day of Madrid as YYYY-MM-DD. Source: D15. */
export function madridDay(moment: Date): string {
  return MADRID.format(moment);
}

/** The first and the last day on which a link may be blocked. Source: B-196. */
export function blockWindow(now: Date): { first: string; last: string } {
  const today = madridDay(now);
  return { first: addDays(today, FIRST_BLOCK_DAY), last: addDays(today, LAST_BLOCK_DAY) };
}

/** A day as DD/MM/YYYY. */
export function formatDay(day: string): string {
  return day.split("-").reverse().join("/");
}

/** The day of a moment as DD/MM/YYYY on the clock of the person. */
export function formatDayOf(moment: string): string {
  return DAY.format(new Date(moment));
}

/** A moment as DD/MM/YYYY hh:mm on the clock of the person. */
export function formatMoment(moment: string): string {
  return `${formatDayOf(moment)} ${MINUTE.format(new Date(moment))}`;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
