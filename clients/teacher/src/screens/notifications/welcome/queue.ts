/** Dialogs that greet after sign-in, in their order. The empty library speaks in the page itself. Source: G-29. */
export const QUEUE = ["library", "notification", "promotion", "survey"] as const;
/** A dialog of the queue. */
export type WelcomeDialog = (typeof QUEUE)[number];

/** Whether a dialog wants to be seen; `unknown` while that is still being found out. */
export type Readiness = "unknown" | "open" | "none";

/**
 * The one dialog to show, null for none: each waits until nothing before it is open or unknown, and the survey needs the
 * flag of a fresh sign-in. Source: P-265 to P-268, G-29.
 */
export function nextDialog(
  wants: Readonly<Record<WelcomeDialog, Readiness>>,
  postLogin: boolean,
): WelcomeDialog | null {
  const first = QUEUE.find((dialog) => wants[dialog] !== "none" && (dialog !== "survey" || postLogin));
  return first && wants[first] === "open" ? first : null;
}

/** Whether no dialog is open and none will come: what does not belong to the queue may be shown now. */
export function isQuiet(wants: Readonly<Record<WelcomeDialog, Readiness>>, postLogin: boolean): boolean {
  // The message of an empty library stands in the page, and lets no dialog come.
  if (wants.library === "open") return true;
  return QUEUE.every((dialog) => wants[dialog] === "none" || (dialog === "survey" && !postLogin));
}
