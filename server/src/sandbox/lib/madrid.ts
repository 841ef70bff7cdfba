import { dayInMadrid } from "@anaquel/openapi/checks/days";

/** The year of a moment in Madrid. Source: D15. */
export function yearInMadrid(moment: Date): number {
  return Number(dayInMadrid(moment).slice(0, 4));
}
