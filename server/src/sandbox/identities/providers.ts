/** The identity providers of the portal: the platform of their accounts and the name that people know. Source: G-25. */
export const PROVIDERS = {
  google: { platformId: 1, name: "Google" },
  microsoft: { platformId: 2, name: "Microsoft" },
} as const;

/** A provider, as it stands in addresses. */
export type ProviderName = keyof typeof PROVIDERS;

/** The name of an account's provider; none when it signs in with mail and password. */
export function providerNameOf(platformId: number): string | null {
  return Object.values(PROVIDERS).find((provider) => provider.platformId === platformId)?.name ?? null;
}
