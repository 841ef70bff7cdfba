import type { UserInfo } from "./session.ts";

type Role = UserInfo["role"];

/** Country id of Spain. Source: P-359. */
export const SPAIN = 1131;
/** Platform of accounts that sign in with mail and password. */
const DIRECTORY_PLATFORM = 3;

function has(user: UserInfo, ...roles: Role[]): boolean {
  return roles.includes(user.role);
}

/** Teacher in the strict sense. Source: G-17. */
export function isTeacher(user: UserInfo): boolean {
  return has(user, "TEACHER");
}

/** Internal user of the publisher; INTERNAL is an alias. Source: D8, G-17. */
export function isInternalUser(user: UserInfo): boolean {
  return has(user, "USER_INTERNAL", "INTERNAL");
}

/** Teachers, demo teachers and fictitious teachers: those who get notifications. Source: P-113. */
export function getsNotifications(user: UserInfo): boolean {
  return has(user, "TEACHER", "TEACHER_DEMO", "TEACHER_FAKE");
}

/** Those told that their shelf is empty. Source: P-134. */
export function isToldOfEmptyLibrary(user: UserInfo): boolean {
  return has(user, "TEACHER", "TEACHER_DEMO");
}

/** Source: P-118. */
export function canChangePassword(user: UserInfo): boolean {
  return user.platformId === DIRECTORY_PLATFORM && has(user, "TEACHER", "TEACHER_DEMO");
}

/** Source: P-119. */
export function canEditAccount(user: UserInfo): boolean {
  return has(user, "TEACHER", "TEACHER_DEMO");
}

/** Source: P-120. */
export function canEditLibrary(user: UserInfo): boolean {
  return has(user, "TEACHER", "TEACHER_DEMO") || isInternalUser(user);
}

/** Source: P-121. */
export function canActivateLicence(user: UserInfo): boolean {
  return has(user, "TEACHER", "TEACHER_FAKE");
}

/** Who may hand a students' link out. */
export function canShareWithStudents(user: UserInfo): boolean {
  return has(user, "TEACHER", "TEACHER_FAKE");
}

/** The plus tab of a title is hidden from the plain user role. Source: P-162. */
export function seesPlusTab(user: UserInfo): boolean {
  return !has(user, "USER");
}

/** Who opens a SongPals product. Source: T-548. */
export function opensSongPals(user: UserInfo): boolean {
  return has(user, "TEACHER", "TEACHER_FAKE") || isInternalUser(user);
}

/** Who opens a HUB product. Source: T-549. */
export function opensHub(user: UserInfo): boolean {
  return opensSongPals(user);
}

/** Who reads the codes of Blink, OLB and Pangea products. Source: T-545 to T-547. */
export function readsCodes(user: UserInfo): boolean {
  return isTeacher(user);
}

/** Staff of the publisher. */
export function isSupport(user: UserInfo): boolean {
  return user.profile === "SUPPORT_USER";
}

/** Source: B-003, B-051. */
export function isCustomerSupport(user: UserInfo): boolean {
  return has(user, "CUSTOMER_SUPPORT");
}

/** Source: B-004, B-050. */
export function isInternalSupport(user: UserInfo): boolean {
  return has(user, "INTERNAL_SUPPORT");
}

/** Roles that get the invoice panel. Source: G-17, B-055. */
export function opensInvoicePanel(user: UserInfo): boolean {
  return has(user, "INVOICE", "ADMINISTRATOR", "CGC", "DIGITAL_SUPPORT");
}
