import type { Reason } from "@anaquel/openapi/errors";

/** The facts of an account on which a sign-in depends. */
export interface SignInFacts {
  passwordFits: boolean;
  validated: boolean;
  active: boolean;
}

/** Why a sign-in is refused, or null. The state of an account is told only to who knows its password. */
export function signInRefusal(account: SignInFacts | null): Reason | null {
  if (!account?.passwordFits) return "INVALID_CREDENTIALS";
  if (!account.active) return "ACCOUNT_DEACTIVATED";
  return account.validated ? null : "ACCOUNT_NOT_VALIDATED";
}

/** The id of an account in the publisher's customer system. */
export function idSimOf(accountId: number): string {
  return `SIM-${accountId}`;
}

/** Roles of those who may act as a teacher; INTERNAL is another name of USER_INTERNAL. Source: G14 of document 3, D8. */
const IMPERSONATORS = ["CUSTOMER_SUPPORT", "USER_INTERNAL", "INTERNAL"];

/** Whether somebody of a role is entitled to act as a teacher. */
export function mayImpersonate(role: string): boolean {
  return IMPERSONATORS.includes(role);
}
