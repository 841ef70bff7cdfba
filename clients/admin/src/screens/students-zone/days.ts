const DAY = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "2-digit", year: "numeric" });
const MINUTE = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hour12: false });

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
