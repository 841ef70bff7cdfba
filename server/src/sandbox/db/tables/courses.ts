import type { Generated, JSONColumnType } from "kysely";

export interface CourseAnnouncementTable {
  id: number;
  key: string;
  is_current: Generated<boolean>;
  /** The text for the screen, by language. */
  description: JSONColumnType<Record<"es" | "en" | "it", string>>;
  registration_start: string | null;
  registration_end: string | null;
  access_date: string | null;
  start_date: string | null;
  end_date: string | null;
  lti_key: string | null;
  lti_secret: string | null;
  /** An address without host leads to the embedded tool. */
  lti_url: string | null;
  master: string | null;
}

export interface CourseTable {
  id: number;
  announcement_id: number;
  name: string;
  master: string;
  registration_enabled: Generated<boolean>;
}

export interface CourseRegistrationTable {
  id: Generated<number>;
  account_id: number;
  announcement_id: number;
  course_id: number;
  birthday: string | null;
  completed: Generated<boolean>;
  registered_at: Date;
}
