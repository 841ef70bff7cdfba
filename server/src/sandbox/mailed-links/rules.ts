const HOUR_MS = 3_600_000;

/** What a mailed link is for, and how long it is good for. */
export const LIFETIMES = { password: HOUR_MS, activation: 7 * 24 * HOUR_MS } as const;

/** What a mailed link is for. */
export type Purpose = keyof typeof LIFETIMES;

/** A link as it is kept. It has ended when it was used or replaced by a newer one. */
export interface LinkState {
  created_at: Date;
  ended_at: Date | null;
}

/** Whether a link may be used. */
export function standingOf(link: LinkState | undefined, purpose: Purpose, now: Date): "good" | "expired" | "unknown" {
  if (!link) return "unknown";
  const isOld = now.getTime() - link.created_at.getTime() > LIFETIMES[purpose];
  return link.ended_at || isOld ? "expired" : "good";
}
