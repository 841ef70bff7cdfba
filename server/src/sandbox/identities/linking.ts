import { DIRECTORY_PLATFORM } from "../../contract/known-ids.ts";

/** How linking ended, as the account page reads it from its address. Source: T-213, T-217 to T-220. */
export type LinkResult = "OK" | "SAME-PLATFORM" | "NOT-LDAP" | "OTHER-USER" | "UNEXPECTED";

/** What is known of an account that wants to be linked, once its person is back from the provider. */
export interface LinkFacts {
  accountId: number;
  /** Platform of the account now. */
  platformId: number;
  /** Platform of the provider. */
  providerPlatformId: number;
  /** Accounts that have this identity already, or its mail address. */
  owners: readonly number[];
}

/** Whether an account may be linked with an identity. Source: T-253, T-261 to T-263. */
export function linkResult({ accountId, platformId, providerPlatformId, owners }: LinkFacts): LinkResult {
  if (platformId === providerPlatformId) return "SAME-PLATFORM";
  if (platformId !== DIRECTORY_PLATFORM) return "NOT-LDAP";
  return owners.some((owner) => owner !== accountId) ? "OTHER-USER" : "OK";
}
