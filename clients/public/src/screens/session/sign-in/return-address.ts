import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";

/** Where to go after signing in: the query, else the page that sent here, else the portal. Source: P-084 to P-087. */
export function returnAddress(search: string, state: unknown, base: string): string {
  const referrer =
    typeof state === "object" && state !== null && "referrer" in state && typeof state.referrer === "string"
      ? state.referrer
      : null;
  return safeReturnUrl(new URLSearchParams(search).get("returnTo"), base) ?? safeReturnUrl(referrer, base) ?? base;
}

/** Where the answer of the sign-in sends to, when it may. Source: P-088, P-089. */
export function landingAddress(returnUrl: string | undefined, base: string): string {
  return safeReturnUrl(returnUrl, base) ?? "/";
}
