import { randomUUID } from "node:crypto";
import type { components } from "@anaquel/openapi/types";
import type { Kysely } from "kysely";
import { ProblemError } from "../../../contract/problem.ts";
import type { Database } from "../../db/schema.ts";
import type { Call } from "../../http/context.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { signedLaunch } from "../../lib/lti.ts";
import { sendMail } from "../../lib/mail.ts";
import { launchPage } from "./launch-page.ts";
import { cancellationMail, signUpMail } from "./mails.ts";
import {
  cancellationRefusal,
  isAccessOn,
  isRegistrationOn,
  launchUrl,
  parseBirthday,
  shortDay,
  signUpRefusal,
} from "./rules.ts";
import * as store from "./store.ts";
import { toAnnouncement, toRegistration } from "./views.ts";

type Db = Kysely<Database>;
type Schemas = components["schemas"];

/** Who changes a registration, in which language and when. */
type Teacher = Pick<Call, "language" | "now"> & { accountId: number };

export const pdCoursesHandlers = {
  async getCourseAnnouncement({ language, now }, { db, config }) {
    const announcement = await store.findCurrent(db);
    if (!announcement) throw new ProblemError("NOT_FOUND");
    const nextStart = await store.findNextStart(db, announcement);
    const setting = { publicUrl: config.publicUrl, now };
    return ok<"getCourseAnnouncement">({ announcement: toAnnouncement(announcement, nextStart, language, setting) });
  },

  async listCourses({ caller, path }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await requireAnnouncement(db, path.announcementId);
    const courses = await store.listCourses(db, path.announcementId, caller.accountId);
    return ok<"listCourses">({
      courses: courses.map(({ id, name, master, registration_enabled, completed }) => ({
        id,
        name,
        lmsMasterCourseId: master,
        registrationEnabled: registration_enabled,
        completed: Boolean(completed),
      })),
    });
  },

  async getCurrentCourseRegistration({ caller, path, now }, { db, config }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await requireAnnouncement(db, path.announcementId);
    const registration = await store.findRegistration(db, caller.accountId, path.announcementId);
    const setting = { publicUrl: config.publicUrl, now };
    return ok<"getCurrentCourseRegistration">({
      registration: registration ? toRegistration(registration, setting) : null,
    });
  },

  async listCourseRegistrations({ caller, query, now }, { db, config }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const registrations = await store.listRegistrations(db, caller.accountId);
    const wanted = registrations.filter(({ completed }) => query.completed !== "1" || completed);
    const setting = { publicUrl: config.publicUrl, now };
    return ok<"listCourseRegistrations">(wanted.map((registration) => toRegistration(registration, setting)));
  },

  async changeCourseRegistration({ caller, body, language, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const teacher = { accountId: caller.accountId, language, now };
    await db
      .transaction()
      .execute((trx) => (body.action === "ALTA" ? signUp(trx, teacher, body) : cancel(trx, teacher, body)));
    return ok<"changeCourseRegistration">({ result: "OK" });
  },

  async openCourse({ caller, path, language, now }, { db, config }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const registration = await store.findRegistration(db, caller.accountId, path.announcementId);
    if (registration?.id !== path.registrationId) throw new ProblemError("NOT_FOUND");
    const { lti_key: key, lti_secret: secret } = registration;
    const action = launchUrl(registration.lti_url, config.publicUrl);
    if (!isAccessOn(registration, config.publicUrl, now) || !key || !secret || !action) {
      throw new ProblemError("COURSE_ACCESS_CLOSED");
    }
    const fields = signedLaunch({
      action,
      tool: { key, secret },
      resourceId: String(registration.id),
      context: { id: registration.master, title: registration.name },
      accountId: caller.accountId,
      language,
      nonce: randomUUID(),
      now,
    });
    return {
      status: 200,
      headers: { "cache-control": "no-store" },
      raw: { type: "text/html; charset=utf-8", content: launchPage(language, action, fields) },
    };
  },
} satisfies Partial<Handlers>;

async function requireAnnouncement(db: Db, id: number): Promise<void> {
  if (!(await store.findAnnouncement(db, id))) throw new ProblemError("NOT_FOUND");
}

/** Registers a teacher. The day of birth is asked for only with a certificate. Source: T-403, T-417. */
async function signUp(db: Db, { accountId, language, now }: Teacher, body: Schemas["CourseSignUp"]): Promise<void> {
  const birthday = body.birthday ? parseBirthday(body.birthday, now) : null;
  if (body.birthday && !birthday) throw new ProblemError("VALIDATION_FAILED", { errors: { birthday: true } });
  const { mail, name } = await store.lockAccount(db, accountId);
  const announcement = await store.findByKey(db, body.announcementKey);
  if (!announcement) throw new ProblemError("NOT_FOUND");
  const registered = await store.findRegistration(db, accountId, announcement.id);
  const courses = await store.listCourses(db, announcement.id, accountId);
  const course = courses.find(({ id, master }) => id === body.courseId && master === body.master);
  const refusal = signUpRefusal(isRegistrationOn(announcement, now), registered !== undefined, {
    isKnown: course !== undefined,
    isEnabled: course?.registration_enabled ?? false,
    isCompleted: Boolean(course?.completed),
  });
  if (refusal || !course) throw new ProblemError(refusal ?? "NOT_FOUND");
  await store.addRegistration(db, {
    account_id: accountId,
    announcement_id: announcement.id,
    course_id: course.id,
    birthday,
    registered_at: now,
  });
  const access = shortDay(announcement.access_date ?? announcement.start_date);
  await sendMail(db, mail, signUpMail(language, name, course.name, access), now);
}

/** Cancels the registration of a teacher in the announcement in force. Source: T-404, T-418. */
async function cancel(
  db: Db,
  { accountId, language, now }: Teacher,
  body: Schemas["CourseCancellation"],
): Promise<void> {
  const { mail, name } = await store.lockAccount(db, accountId);
  const announcement = await store.findCurrent(db);
  if (!announcement) throw new ProblemError("NOT_FOUND");
  const registration = await store.findRegistration(db, accountId, announcement.id);
  const isNamed = registration?.course_id === body.courseId && registration.master === body.master;
  const refusal = cancellationRefusal(isRegistrationOn(announcement, now), isNamed);
  if (refusal || !registration) throw new ProblemError(refusal ?? "NOT_FOUND");
  await store.removeRegistration(db, registration.id);
  await sendMail(db, mail, cancellationMail(language, name, registration.name), now);
}
