/** Titles that an internal user may have on the shelf at most. Source: P-191. */
const INTERNAL_LIMIT = 100;
const FLAGS = 2;

/** The number of a title as a selection names it: number, adoption, promotion. Source: G-37. */
export function titleNumberOf(entry: string): number {
  return Number(entry.slice(0, -FLAGS));
}

/** Whether a shelf would hold more titles than the role may have; only internal users have a limit. Source: G-39. */
export function isTooLarge(role: string, count: number): boolean {
  return (role === "USER_INTERNAL" || role === "INTERNAL") && count > INTERNAL_LIMIT;
}
