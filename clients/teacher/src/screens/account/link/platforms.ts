import { canChangePassword, type UserInfo } from "@anaquel/client-kit/session";

/** The identity providers of the portal. */
export type ProviderName = "google" | "microsoft";

/** The identity providers with their names, in the order of the sign-in screen. */
export const PROVIDERS: readonly { id: ProviderName; name: string }[] = [
  { id: "google", name: "Google" },
  { id: "microsoft", name: "Microsoft" },
];

// Source: G19, G-25.
const PLATFORMS: Readonly<Record<number, ProviderName>> = { 1: "google", 2: "microsoft" };

/** What a user may do with identity providers. Source: T-252 to T-254. */
export function linkingOf(
  user: UserInfo,
): { may: "link" } | { may: "unlink"; provider: ProviderName } | { may: "nothing" } {
  if (canChangePassword(user)) return { may: "link" };
  const provider = PLATFORMS[user.platformId ?? 0];
  return provider ? { may: "unlink", provider } : { may: "nothing" };
}

/** Address that starts linking: the provider sends back to the account page with the outcome. Source: T-259, T-260, G-25. */
export function linkHref(provider: ProviderName, { platformId }: UserInfo, base: string): string {
  const query = new URLSearchParams({
    returnTo: new URL("edit-account", base).href,
    routeOrigin: "EDIT_ACCOUNT",
    userPlatform: String(platformId ?? ""),
  });
  return `/api/third-parties/${provider}?${query}`;
}
