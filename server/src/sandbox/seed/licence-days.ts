import { dayInMadrid } from "@anaquel/openapi/checks/days";

const DAY_MS = 86_400_000;
/** From this month on, publishers sell licences for the next school year. */
const SALES_BEGIN = "06";
/** Days that a licence has left which ends soon: half of a trial month. */
const SOON_DAYS = 15;

/** Last days of demo licences, as ISO dates. */
export interface LicenceDays {
  /** The end of the school year that licences are sold for. */
  valid: string;
  endsSoon: string;
  /** The end of the school year before. */
  over: string;
}

/**
 * The last days of licences in a demo that is seeded at a moment. Digital books are licensed by school years, which last from
 * 1 September to 31 August.
 */
export function licenceDays(now: Date): LicenceDays {
  const today = dayInMadrid(now);
  const year = Number(today.slice(0, 4));
  const month = today.slice(5, 7);
  const endOf = (endYear: number) => `${endYear}-08-31`;
  return {
    valid: endOf(month >= SALES_BEGIN ? year + 1 : year),
    endsSoon: dayInMadrid(new Date(now.getTime() + SOON_DAYS * DAY_MS)),
    over: endOf(today > endOf(year) ? year : year - 1),
  };
}
