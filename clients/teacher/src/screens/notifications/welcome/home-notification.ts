/** Notification dialogs of the home page. Source: P-255. */
const KNOWN = ["gpa", "changedAdoptions"] as const;
/** A type of notification with a dialog. */
export type HomeNotification = (typeof KNOWN)[number];

/** The dialog of a type of the server; null for any other or missing type. Source: P-256 to P-258. */
export function dialogOf(type: string | null | undefined): HomeNotification | null {
  return KNOWN.find((known) => known === type) ?? null;
}
