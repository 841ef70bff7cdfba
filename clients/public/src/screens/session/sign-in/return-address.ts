import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";
import { paths } from "../../../paths.ts";

/** Where to go after signing in: the query, else the page that sent here, else the portal. Source: P-084 to P-087. */
export function returnAddress(search: string, state: unknown, base: string): string {
  const referrer =
    typeof state === "object" && state !== null && "referrer" in state && typeof state.referrer === "string"
      ? state.referrer
      : null;
  return safeReturnUrl(new URLSearchParams(search).get("returnTo"), base) ?? safeReturnUrl(referrer, base) ?? base;
}

/** The registration, which goes on to the same page once there is an account. Source: P-081, G24. */
export function registerAddress(returnTo: string, base: string): string {
  return returnTo === base ? paths.register : `${paths.register}?${new URLSearchParams({ returnTo })}`;
}

/** Where the answer of the sign-in sends to, when it may. Source: P-088, P-089. */
export function landingAddress(returnUrl: string | undefined, base: string): string {
  return safeReturnUrl(returnUrl, base) ?? "/";
}
