import { ApiError } from "@anaquel/client-kit/api";
import type { components } from "@anaquel/openapi/types";
import { formatDay } from "./days.ts";
import type { LinkRow } from "./zone-filters.ts";

/** One changed value. */
export type Change = components["schemas"]["ActivityChange"];

/** Which log is open: that of a link, or that of the global values. Kept in the history entry. Source: B-174, G54. */
export interface LogState {
  activityLog: string | null;
  /** What the link is for. */
  about: string | null;
}

/** The state that opens the log of a link; without one, that of the global values. */
export function logStateOf(link: LinkRow | null): LogState {
  if (!link) return { activityLog: null, about: null };
  return { activityLog: link.token, about: [link.title, link.teacher, link.school].filter(Boolean).join(" · ") };
}

/** The log that a history entry opens; null for an entry of anything else. */
export function readLogState(state: unknown): LogState | null {
  if (typeof state !== "object" || state === null || !("activityLog" in state)) return null;
  const { activityLog } = state;
  if (activityLog !== null && typeof activityLog !== "string") return null;
  const about = "about" in state && typeof state.about === "string" ? state.about : null;
  return { activityLog, about };
}

const TIMEOUTS: readonly number[] = [408, 504];

/** The failure that the log shows: one that took too long reads like status 400. Source: B-178. */
export function shownFailure(error: ApiError): ApiError {
  return TIMEOUTS.includes(error.status) ? new ApiError(400) : error;
}

// The words are those of the table of links, the same in every language. Source: G27.
const VALUE_NAMES: Readonly<Record<string, string>> = {
  increasement_percentage: "% Increase",
  different_devices: "Devices",
  endDate: "End Date",
};

/** A change as one line: the name of the value, what it was and what it is. Source: G55. */
export function changeLine({ name, oldValue, newValue }: Change): string {
  return `${VALUE_NAMES[name] ?? name}: ${valueText(oldValue)} → ${valueText(newValue)}`;
}

function valueText(value: string | null): string {
  if (value === null) return "–";
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
}
