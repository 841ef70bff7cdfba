import { teacherBirthFault } from "@anaquel/openapi/checks/birth-dates";
import { dayInMadrid, readSpokenDay } from "@anaquel/openapi/checks/days";
import type { Reason } from "@anaquel/openapi/errors";

/** An announcement, as far as it decides on registration. Days are YYYY-MM-DD in Madrid. */
export interface RegistrationWindow {
  is_current: boolean;
  registration_start: string | null;
  registration_end: string | null;
}

/** An announcement, as far as it decides on access to its courses. */
export interface AccessWindow {
  access_date: string | null;
  start_date: string | null;
  end_date: string | null;
  lti_key: string | null;
  lti_secret: string | null;
  lti_url: string | null;
}

/** Whether teachers may register and cancel today; both days included. Source: T-393, G28. */
export function isRegistrationOn(
  { is_current, registration_start, registration_end }: RegistrationWindow,
  now: Date,
): boolean {
  return is_current && isWithin(registration_start, registration_end, now);
}

/**
 * Whether a course may be opened today: its platform is connected and today lies from the day of access, or else the first
 * day of the courses, to the last. Source: T-394, G28.
 *
 * @param publicUrl the base of an address without host, which leads to the embedded tool
 */
export function isAccessOn(announcement: AccessWindow, publicUrl: string, now: Date): boolean {
  const { access_date, start_date, end_date, lti_key, lti_secret, lti_url } = announcement;
  if (!lti_key || !lti_secret || !launchUrl(lti_url, publicUrl)) return false;
  return isWithin(access_date ?? start_date, end_date, now);
}

/** The address that launches go to; null when the platform has none that a form can be posted to. Source: T-394. */
export function launchUrl(address: string | null, publicUrl: string): string | null {
  if (!address || !URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

/** A day that is not known closes what it limits. */
function isWithin(from: string | null, to: string | null, now: Date): boolean {
  const today = dayInMadrid(now);
  return from !== null && to !== null && from <= today && today <= to;
}

/** A day as the portal writes it beside the ISO form, DD/MM/YYYY. Source: T-386. */
export function shortDay(day: string | null): string | null {
  return day ? day.split("-").toReversed().join("/") : null;
}

/** A course and what the teacher has of it. */
export interface Choice {
  isKnown: boolean;
  isEnabled: boolean;
  isCompleted: boolean;
}

/** Why a teacher is not registered for a course, or null: the first reason counts. Source: T-393, T-403, T-407. */
export function signUpRefusal(isOpen: boolean, isRegistered: boolean, choice: Choice): Reason | null {
  if (!isOpen) return "COURSE_REGISTRATION_CLOSED";
  if (isRegistered) return "COURSE_ALREADY_REGISTERED";
  if (!choice.isKnown) return "NOT_FOUND";
  return choice.isEnabled && !choice.isCompleted ? null : "COURSE_UNAVAILABLE";
}

/** Why a registration is not cancelled, or null. Source: T-404, G29. */
export function cancellationRefusal(isOpen: boolean, isRegistered: boolean): Reason | null {
  if (!isOpen) return "COURSE_REGISTRATION_CLOSED";
  return isRegistered ? null : "NOT_FOUND";
}

/** The day of birth written DD/MM/YYYY as YYYY-MM-DD; null when a certificate does not take it. Source: T-408 to T-410. */
export function parseBirthday(text: string, now: Date): string | null {
  return teacherBirthFault(text, dayInMadrid(now)) ? null : readSpokenDay(text);
}
