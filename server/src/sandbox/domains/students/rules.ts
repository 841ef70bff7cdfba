import { dayInMadrid } from "@anaquel/openapi/checks/days";
import type { Reason } from "@anaquel/openapi/errors";

/** A visitor who stops saying that the zone is open frees the place after two intervals. Source: P-356. */
export const PING_INTERVAL_MS = 120_000;
export const PRESENT_MS = 2 * PING_INTERVAL_MS;

/** The limits of a link, as the back-office sets them. */
export interface LinkLimits {
  students: number;
  increasement_percentage: number;
  different_devices: number;
}

/** How many devices may open a link. */
export function devicesAllowed(link: LinkLimits): number {
  return link.students * link.different_devices;
}

/** How many visitors may have it open at the same time. */
export function visitorsAllowed(link: LinkLimits): number {
  return Math.ceil(link.students * (1 + link.increasement_percentage / 100));
}

/** What is known of a visit. `present` counts the others who have the link open now. */
export interface Visit {
  isKnownDevice: boolean;
  devices: number;
  present: number;
}

/** Why a visit is refused, or null. */
export function visitRefusal(link: LinkLimits, { isKnownDevice, devices, present }: Visit): Reason | null {
  if (!isKnownDevice && devices >= devicesAllowed(link)) return "DEVICES_EXCEEDED";
  return present >= visitorsAllowed(link) ? "USERS_EXCEEDED" : null;
}

/** Whether a link has ended: its end date is the last day it is open. Days are Europe/Madrid. */
export function hasEnded(endDate: string | null, now: Date): boolean {
  return endDate !== null && dayInMadrid(now) > endDate;
}
