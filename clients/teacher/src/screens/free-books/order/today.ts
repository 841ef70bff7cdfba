import { now } from "@anaquel/client-kit/time";

/** Today in Madrid, as the server counts days, YYYY-MM-DD. Source: D15. */
export function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(now());
}
