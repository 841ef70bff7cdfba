import type { components } from "@anaquel/openapi/types";

/** The announcement in force. */
export type Announcement = components["schemas"]["CourseAnnouncement"];

/** How registration stands, with the day that matters and the day when the next one begins, both DD/MM/YYYY. */
export type RegistrationNews =
  | { state: "open"; until: string | null }
  | { state: "soon"; from: string }
  | { state: "over"; on: string | null; next: string | null };

/** How registration stands on a day of Madrid; the server decides whether it is on. Source: T-368, T-386, T-387. */
export function registrationNews(announcement: Announcement, today: string): RegistrationNews {
  const { registrationOn, registrationStartDate, registrationStartDateShort: from } = announcement;
  if (registrationOn) return { state: "open", until: announcement.registrationEndDateShort ?? null };
  if (registrationStartDate && from && registrationStartDate > today) return { state: "soon", from };
  return {
    state: "over",
    on: announcement.registrationEndDateShort ?? null,
    next: announcement.nextAnnouncement?.registrationStartDateShort ?? null,
  };
}
