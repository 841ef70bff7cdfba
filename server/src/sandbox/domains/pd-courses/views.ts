import type { components } from "@anaquel/openapi/types";
import type { Language } from "../../../contract/problem.ts";
import { isAccessOn, isRegistrationOn, launchUrl, shortDay } from "./rules.ts";
import type { Announcement, Registration } from "./store.ts";

type Schemas = components["schemas"];

/** What depends on where the portal is and what time it is. */
export interface Setting {
  publicUrl: string;
  now: Date;
}

/** An announcement as the contract gives it: key and secret of the learning platform stay here. Source: T-386, G27. */
export function toAnnouncement(
  announcement: Announcement,
  nextStart: string | null,
  language: Language,
  { publicUrl, now }: Setting,
): Schemas["CourseAnnouncement"] {
  const { id, key, is_current, registration_start, registration_end } = announcement;
  return {
    id,
    isCurrent: is_current,
    registrationOn: isRegistrationOn(announcement, now),
    description: announcement.description[language],
    registrationStartDate: registration_start,
    registrationEndDate: registration_end,
    registrationStartDateShort: shortDay(registration_start),
    registrationEndDateShort: shortDay(registration_end),
    nextAnnouncement: nextStart ? { registrationStartDateShort: shortDay(nextStart) } : null,
    announcementKey: key,
    courseAccessDate: announcement.access_date,
    courseStartDate: announcement.start_date,
    courseEndDate: announcement.end_date,
    courseLtiUrl: launchUrl(announcement.lti_url, publicUrl),
    lmsMasterCourseId: announcement.master,
  };
}

/** A registration as the contract gives it. Source: T-390. */
export function toRegistration(registration: Registration, { publicUrl, now }: Setting): Schemas["CourseRegistration"] {
  return {
    registrationId: registration.id,
    announcementId: registration.announcement_id,
    courseId: registration.course_id,
    lmsMasterCourseId: registration.master,
    courseTitle: registration.name,
    courseEndDateShort: shortDay(registration.end_date),
    accessOn: isAccessOn(registration, publicUrl, now),
  };
}
