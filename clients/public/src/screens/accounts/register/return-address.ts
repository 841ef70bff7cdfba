import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";
import { paths } from "../../../paths.ts";

/** Where to sign in, and then go on to the address that the page was given, when it is one of this portal. Source: P-013, G24. */
export function signInAddress(returnTo: string | null, base: string): string {
  const address = safeReturnUrl(returnTo, base);
  return address === null ? paths.signIn : `${paths.signIn}?${new URLSearchParams({ returnTo: address })}`;
}
