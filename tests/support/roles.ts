import type { Reason } from "@anaquel/openapi/errors";
import type { OperationFacts } from "@anaquel/openapi/operations";
import { MAILS } from "./api.ts";

/** Somebody who asks for cells of the matrix of operations and roles. */
export interface Asker {
  role: string;
  mail: string;
  /** Signs in at the embedded provider instead of by mail and password. */
  provider?: "google";
  /** Asks only for what a permission decides on: another account of the role asks for everything. */
  isSecond?: true;
}

const at = (name: string) => `${name}@demo.anaquel.example`;

/** An account for every role of the contract, and others of the same roles for each permission that those have or lack. */
export const ASKERS: Readonly<Record<string, Asker>> = {
  TEACHER: { role: "TEACHER", mail: MAILS.teacher },
  TEACHER_DEMO: { role: "TEACHER_DEMO", mail: MAILS.demoTeacher },
  TEACHER_PREMIUM: { role: "TEACHER_PREMIUM", mail: at("carmen.premium") },
  TEACHER_FAKE: { role: "TEACHER_FAKE", mail: MAILS.fakeTeacher },
  STUDENT: { role: "STUDENT", mail: MAILS.student },
  USER_INTERNAL: { role: "USER_INTERNAL", mail: MAILS.internalUser },
  INTERNAL: { role: "INTERNAL", mail: at("ivan.internal") },
  USER: { role: "USER", mail: MAILS.plainUser },
  CUSTOMER_SUPPORT: { role: "CUSTOMER_SUPPORT", mail: MAILS.support },
  INTERNAL_SUPPORT: { role: "INTERNAL_SUPPORT", mail: MAILS.internalSupport },
  DIGITAL_SUPPORT: { role: "DIGITAL_SUPPORT", mail: at("dario.digital") },
  CGC: { role: "CGC", mail: at("celia.cgc") },
  ADMINISTRATOR: { role: "ADMINISTRATOR", mail: at("alba.admin") },
  INVOICE: { role: "INVOICE", mail: MAILS.invoice },
  "TEACHER with a position": { role: "TEACHER", mail: at("mario.mec"), isSecond: true },
  "TEACHER with a position only": { role: "TEACHER", mail: at("teo.cargo"), isSecond: true },
  "TEACHER with exercises": { role: "TEACHER", mail: at("aitana.ejercicios"), isSecond: true },
  "TEACHER with a course": { role: "TEACHER", mail: at("elena.recursos"), isSecond: true },
  "TEACHER abroad": { role: "TEACHER", mail: at("chiara.docente"), isSecond: true },
  "TEACHER of Google": { role: "TEACHER", mail: at("grace.teacher"), provider: "google", isSecond: true },
  "CUSTOMER_SUPPORT for real customers": { role: "CUSTOMER_SUPPORT", mail: at("raul.soporte"), isSecond: true },
};

/** The user as the API describes it, as far as admission depends on it. */
export interface AskingUser extends Record<string, unknown> {
  role: string;
  positionId: number | null;
  countryId: number | null;
  platformId: number | null;
  impersonationUser: object | null;
}

/** What the documents mean by a permission, told once more and apart from the gateway's own reading of it. */
function holds(user: AskingUser, permission: string): boolean {
  if (permission === "positionId") return user.positionId !== null;
  if (permission === "impersonationUser") return user.impersonationUser !== null;
  if (permission === "spain") return user.countryId === 1131;
  if (permission === "directoryAccount") return user.platformId === 3;
  return user[permission] === true;
}

/** The lines of the contract that decide on admission. */
export type Admission = Pick<OperationFacts, "roles" | "permissions" | "orPermissions">;

export type Verdict = "admitted" | "NO_SESSION" | "ROLE_REFUSED";

/** What the contract's lines mean for a user, or for somebody without a session. */
export function verdict({ roles, permissions, orPermissions }: Admission, user: AskingUser | null): Verdict {
  if (roles.includes("public")) return "admitted";
  if (!user) return "NO_SESSION";
  const isNamed = roles.includes("session") || roles.includes(user.role);
  const hasAll = permissions.every((permission) => holds(user, permission));
  const isEntitled = orPermissions.some((permission) => holds(user, permission));
  return (isNamed && hasAll) || isEntitled ? "admitted" : "ROLE_REFUSED";
}

/** What is answered before roles are looked at, or because something is broken: it would say nothing of admission. */
const SAYS_NOTHING: readonly Reason[] = [
  "ORIGIN_REFUSED",
  "RATE_LIMITED",
  "METHOD_REFUSED",
  "UNEXPECTED",
  "SERVICE_UNAVAILABLE",
  "DATABASE_UNAVAILABLE",
  "UPSTREAM_BROKEN",
  "UPSTREAM_UNREACHABLE",
  "UPSTREAM_TIMEOUT",
];

/** What an answer says of admission: the refusal, or that somebody was admitted, whatever came of it then. */
export function heard(body: unknown): Verdict | Reason {
  const { reason } = (typeof body === "object" && body !== null ? body : {}) as { reason?: Reason };
  const isAdmission = reason === undefined || ![...SAYS_NOTHING, "NO_SESSION", "ROLE_REFUSED"].includes(reason);
  return isAdmission ? "admitted" : reason;
}
