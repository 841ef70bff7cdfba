import type { components } from "@anaquel/openapi/types";

/** New resources of a unit. */
export type Notification = components["schemas"]["Notification"];

/** Days for which a resource counts as new. Source: P-263, G-30. */
export const NEW_RESOURCE_THRESHOLD = 15;

/** What became new on one day. */
export interface Day {
  /** Midnight of the day on the clock of the person. */
  date: Date;
  notifications: Notification[];
}

/** The notifications by day of the person's clock, in the order of the server. */
export function byDay(notifications: readonly Notification[]): Day[] {
  const days = new Map<number, Day>();
  for (const notification of notifications) {
    const date = midnight(new Date(notification.date));
    const known = days.get(date.getTime());
    if (known) known.notifications.push(notification);
    else days.set(date.getTime(), { date, notifications: [notification] });
  }
  return [...days.values()];
}

/** How a day is called beside the present one. */
export function nameOfDay(day: Date, present: Date): "today" | "yesterday" | "earlier" {
  const before = new Date(present);
  before.setDate(present.getDate() - 1);
  if (midnight(day).getTime() === midnight(present).getTime()) return "today";
  return midnight(day).getTime() === midnight(before).getTime() ? "yesterday" : "earlier";
}

function midnight(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}
