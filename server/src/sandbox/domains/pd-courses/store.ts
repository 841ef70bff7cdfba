import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { CourseAnnouncementTable, CourseRegistrationTable } from "../../db/tables/courses.ts";

type Db = Kysely<Database>;

/** An announcement as it is kept. */
export type Announcement = Selectable<CourseAnnouncementTable>;

/** The announcement in force. */
export function findCurrent(db: Db): Promise<Announcement | undefined> {
  return db.selectFrom("course_announcement").selectAll().where("is_current", "=", true).executeTakeFirst();
}

export function findAnnouncement(db: Db, id: number): Promise<Announcement | undefined> {
  return db.selectFrom("course_announcement").selectAll().where("id", "=", id).executeTakeFirst();
}

/** An announcement by the key that a client sent. */
export function findByKey(db: Db, key: string): Promise<Announcement | undefined> {
  return db.selectFrom("course_announcement").selectAll().where("key", "=", key).executeTakeFirst();
}

/** The first day of registration of the announcement that follows another one. */
export async function findNextStart(db: Db, { registration_start }: Announcement): Promise<string | null> {
  if (!registration_start) return null;
  const next = await db
    .selectFrom("course_announcement")
    .select("registration_start")
    .where("registration_start", ">", registration_start)
    .orderBy("registration_start")
    .executeTakeFirst();
  return next?.registration_start ?? null;
}

/** The courses of an announcement in order, with whether an account has completed the same master course. Source: T-389. */
export function listCourses(db: Db, announcementId: number, accountId: number) {
  return db
    .selectFrom("course")
    .select((eb) => [
      "course.id",
      "course.name",
      "course.master",
      "course.registration_enabled",
      eb
        .exists(
          eb
            .selectFrom("course_registration as own")
            .innerJoin("course as taken", "taken.id", "own.course_id")
            .select("own.id")
            .where("own.account_id", "=", accountId)
            .where("own.completed", "=", true)
            .whereRef("taken.master", "=", "course.master"),
        )
        .as("completed"),
    ])
    .where("course.announcement_id", "=", announcementId)
    .orderBy("course.id")
    .execute();
}

/** The registrations of an account with their courses and announcements, newest first. */
export function listRegistrations(db: Db, accountId: number) {
  return registrations(db).where("course_registration.account_id", "=", accountId).execute();
}

/** The registration of an account in an announcement. */
export function findRegistration(db: Db, accountId: number, announcementId: number) {
  return registrations(db)
    .where("course_registration.account_id", "=", accountId)
    .where("course_registration.announcement_id", "=", announcementId)
    .executeTakeFirst();
}

/** A registration with its course and announcement. */
export type Registration = Awaited<ReturnType<typeof listRegistrations>>[number];

function registrations(db: Db) {
  return db
    .selectFrom("course_registration")
    .innerJoin("course", "course.id", "course_registration.course_id")
    .innerJoin("course_announcement", "course_announcement.id", "course_registration.announcement_id")
    .select([
      "course_registration.id",
      "course_registration.announcement_id",
      "course_registration.completed",
      "course.id as course_id",
      "course.master",
      "course.name",
      "course_announcement.access_date",
      "course_announcement.start_date",
      "course_announcement.end_date",
      "course_announcement.lti_key",
      "course_announcement.lti_secret",
      "course_announcement.lti_url",
    ])
    .orderBy("course_registration.registered_at", "desc")
    .orderBy("course_registration.id", "desc");
}

export async function addRegistration(db: Db, registration: Insertable<CourseRegistrationTable>): Promise<void> {
  await db.insertInto("course_registration").values(registration).execute();
}

export async function removeRegistration(db: Db, id: number): Promise<void> {
  await db.deleteFrom("course_registration").where("id", "=", id).execute();
}

/** An account with its row locked, so that two windows that register at once do not both do so. */
export function lockAccount(db: Db, accountId: number) {
  return db
    .selectFrom("account")
    .select(["mail", "name"])
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
