import { teacherBirthFault } from "@anaquel/openapi/checks/birth-dates";
import type { components } from "@anaquel/openapi/types";

/** A course of an announcement. */
export type Course = components["schemas"]["PdCourse"];

/** What the registration form holds. */
export interface RegistrationValues {
  /** Value of the chosen option; 0 is the placeholder. */
  option: number;
  hasCertificate: boolean;
  birthday: string;
}

/** What is wrong with the form. Source: T-405 to T-411. */
export interface RegistrationFaults {
  option?: true;
  birthday?: "missing" | "format" | "early" | "late";
}

/** The empty form. */
export const EMPTY_FORM: RegistrationValues = { option: 0, hasCertificate: false, birthday: "" };

/** The value of a course in the select: negative when it cannot be chosen. Source: T-377, T-406, G81. */
export function optionOf({ id, completed, registrationEnabled }: Course): number {
  return completed || !registrationEnabled ? -id : id;
}

/** A typed date with its slashes, which telephones do not show beside the digits. */
export function withSlashes(typed: string): string {
  return typed.replace(/^(\d{2})(\d{2})(\d{4})$/, "$1/$2/$3");
}

/** What is wrong with the values on a day. Without certificate nobody asks for the birthday. Source: T-405 to T-411. */
export function faultsOf({ option, hasCertificate, birthday }: RegistrationValues, today: string): RegistrationFaults {
  const birthdayFault = hasCertificate ? birthdayFaultOf(birthday.trim(), today) : null;
  return { ...(option > 0 ? {} : { option: true }), ...(birthdayFault && { birthday: birthdayFault }) };
}

function birthdayFaultOf(birthday: string, today: string): RegistrationFaults["birthday"] | null {
  return birthday === "" ? "missing" : teacherBirthFault(birthday, today);
}

/** The form after a change. Without the certificate its date is gone. Source: T-412. */
export function changed(values: RegistrationValues, change: Partial<RegistrationValues>): RegistrationValues {
  const next = { ...values, ...change };
  return { ...next, birthday: next.hasCertificate ? withSlashes(next.birthday) : "" };
}

/** What is sent to register. Source: T-403, T-417. */
export function toSignUp(
  { hasCertificate, birthday }: RegistrationValues,
  { id: courseId, lmsMasterCourseId: master }: Course,
  announcementKey: string,
): components["schemas"]["CourseSignUp"] {
  return { action: "ALTA", courseId, master, announcementKey, ...(hasCertificate && { birthday: birthday.trim() }) };
}

/** What is sent to cancel. Source: T-404, T-418. */
export function toCancellation({
  courseId,
  lmsMasterCourseId: master,
}: components["schemas"]["CourseRegistration"]): components["schemas"]["CourseCancellation"] {
  return { action: "BAJA", courseId, master };
}
