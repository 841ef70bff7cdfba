import { now } from "@anaquel/client-kit/time";
import { dayInMadrid } from "@anaquel/openapi/checks/days";

/** Today in Madrid, as the server counts days, YYYY-MM-DD. Source: D15. */
export function today(): string {
  return dayInMadrid(now());
}
