const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });

/** The day of a moment in Madrid, YYYY-MM-DD. Source: D15. */
export function dayInMadrid(moment: Date): string {
  return DAY.format(moment);
}

/** The year of a moment in Madrid. Source: D15. */
export function yearInMadrid(moment: Date): number {
  return Number(dayInMadrid(moment).slice(0, 4));
}
