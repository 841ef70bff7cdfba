const DAY = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "2-digit", year: "numeric" });
const MINUTE = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hour12: false });

/** A day as DD/MM/YYYY on the clock of the person; nothing for null. Source: G36. */
export function formatDay(date: string | null): string | null {
  return date && DAY.format(new Date(date));
}

/** A moment as DD/MM/YYYY hh:mm on the clock of the person; nothing for null. */
export function formatMoment(date: string | null): string | null {
  return date && `${DAY.format(new Date(date))} ${MINUTE.format(new Date(date))}`;
}
