const DAY_MS = 86_400_000;

/** Days for which a resource counts as new or updated. Source: D13, P-263. */
export const NEW_RESOURCE_DAYS = 15;

/** Resources published after this moment are new. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_RESOURCE_DAYS * DAY_MS);
}
