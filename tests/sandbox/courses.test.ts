import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SEED_ANNOUNCEMENTS } from "../../server/src/sandbox/seed/courses.ts";
import { MAILS } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const DAY_MS = 86_400_000;
const CONFLICT = { courseId: 5101, master: "CONFLICT_ES" };
const announcement = { announcementId: 31 };

let sandbox: TestSandbox;
/** Marta has completed a course, Elena is registered for one, Omar has nothing yet. */
let marta: string;
let elena: string;
let omar: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  marta = await tokenOf(sandbox, MAILS.teacher);
  elena = await tokenOf(sandbox, MAILS.onlyResources);
  omar = await tokenOf(sandbox, MAILS.emptyShelf);
});
afterEach(() => {
  sandbox.services.clock.offsetMs = 0;
});
afterAll(() => sandbox.stop());

/** Moves the clock and signs in anew: a session does not last for days. */
function onDay(days: number, mail: string): Promise<string> {
  sandbox.services.clock.offsetMs = days * DAY_MS;
  return tokenOf(sandbox, mail);
}
const shown = async (token: string) => (await call(sandbox, "getCourseAnnouncement", { token })).body.announcement;
const current = async (token: string) =>
  (await call(sandbox, "getCurrentCourseRegistration", { token, path: announcement })).body.registration;
const change = (token: string, body: object) => call(sandbox, "changeCourseRegistration", { token, body });
const signUp = (token: string, rest: object = {}) =>
  change(token, { action: "ALTA", ...CONFLICT, announcementKey: SEED_ANNOUNCEMENTS.current, ...rest });
const cancel = (token: string, rest: object = {}) => change(token, { action: "BAJA", ...CONFLICT, ...rest });
const open = (token: string, registrationId: number, announcementId = 31) =>
  call(sandbox, "openCourse", { token, path: { announcementId, registrationId } });
const reasonOf = ({ status, body }: Answered) => {
  const { code, reason } = typeof body === "string" ? JSON.parse(body) : body;
  return [status, code, reason];
};
const NOT_FOUND = [404, 404_900, "NOT_FOUND"];
const CLOSED = [409, 409_923, "COURSE_REGISTRATION_CLOSED"];

async function mailsTo(recipient: string): Promise<string[]> {
  const mails = sandbox.services.db.selectFrom("mail_message").select("subject").where("recipient", "=", recipient);
  return (await mails.orderBy("id").execute()).map(({ subject }) => subject);
}

describe("the announcement", () => {
  test("T-386 T-387 T-413 has its days in both forms and the next one's, and keeps key and secret", async () => {
    const found = await shown(marta);
    expect(found).toMatchObject({ id: 31, isCurrent: true, registrationOn: true, announcementKey: "OTONO-2026" });
    const { registrationStartDate: start, registrationStartDateShort: short } = found;
    expect(short).toBe(start.split("-").toReversed().join("/"));
    expect(found.nextAnnouncement.registrationStartDateShort).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(found.courseLtiUrl).toBe("http://localhost:4190/dev/lti-tool");
    expect(JSON.stringify(found)).not.toMatch(/embedded-tool|courseLtiKey|courseLtiSecret/);
  });

  test("T-386 speaks the language of the portal", async () => {
    const headers = { "accept-language": "it" };
    const { body } = await call(sandbox, "getCourseAnnouncement", { token: marta, headers });
    expect(body.announcement.description).toContain("Corsi d’autunno");
  });

  test("T-393 registration is on from its first to its last day", async () => {
    const days = [-13, -12, 0, 9, 10];
    const seen = [];
    for (const day of days) {
      seen.push((await shown(await onDay(day, MAILS.teacher))).registrationOn);
    }
    expect(seen).toEqual([false, true, true, true, false]);
  });

  test("T-366 T-413 needs pdCourses", async () => {
    const token = await tokenOf(sandbox, MAILS.demoTeacher);
    expect((await call(sandbox, "getCourseAnnouncement", { token })).body.reason).toBe("ROLE_REFUSED");
    expect((await signUp(token)).body.reason).toBe("ROLE_REFUSED");
  });
});

describe("the courses", () => {
  const courses = async (token: string) =>
    (await call(sandbox, "listCourses", { token, path: announcement })).body.courses;

  test("T-388 T-389 T-414 say which are closed, and which the teacher has completed", async () => {
    expect(await courses(marta)).toEqual([
      {
        id: 5101,
        name: "Resolución de conflictos",
        lmsMasterCourseId: "CONFLICT_ES",
        registrationEnabled: true,
        completed: false,
      },
      {
        id: 5102,
        name: "Classroom management",
        lmsMasterCourseId: "CLASSROOM_EN",
        registrationEnabled: true,
        completed: true,
      },
      {
        id: 5103,
        name: "Aprendizaje cooperativo",
        lmsMasterCourseId: "COOPERATIVE_ES",
        registrationEnabled: false,
        completed: false,
      },
    ]);
    const others = await courses(elena);
    expect(others.map(({ completed }: { completed: boolean }) => completed)).toEqual([false, false, false]);
  });

  test("of an unknown announcement are not found", async () => {
    for (const id of ["listCourses", "getCurrentCourseRegistration"] as const) {
      expect(reasonOf(await call(sandbox, id, { token: marta, path: { announcementId: 99 } }))).toEqual(NOT_FOUND);
    }
  });
});

describe("the registrations", () => {
  test("T-390 T-415 the current one is told, and null without one", async () => {
    expect(await current(elena)).toEqual({
      registrationId: 90417,
      announcementId: 31,
      courseId: 5101,
      lmsMasterCourseId: "CONFLICT_ES",
      courseTitle: "Resolución de conflictos",
      courseEndDateShort: (await shown(elena)).courseEndDate.split("-").toReversed().join("/"),
      accessOn: true,
    });
    expect(await current(omar)).toBeNull();
  });

  test("T-416 lists all of them, or the completed ones only", async () => {
    const list = async (token: string, query = {}) =>
      (await call(sandbox, "listCourseRegistrations", { token, query })).body;
    expect(await list(marta, { completed: "1" })).toMatchObject([{ registrationId: 81204, accessOn: false }]);
    expect(await list(elena, { completed: "1" })).toEqual([]);
    expect(await list(elena)).toMatchObject([{ registrationId: 90417 }]);
    expect(await list(omar)).toEqual([]);
  });
});

describe("registering and cancelling", () => {
  test("T-403 T-404 T-417 T-418 a teacher registers once, hears of it by mail, and cancels", async () => {
    expect((await signUp(omar, { birthday: "14/03/1984" })).body).toEqual({ result: "OK" });
    expect(await current(omar)).toMatchObject({ courseId: 5101, courseTitle: "Resolución de conflictos" });
    const kept = await sandbox.services.db
      .selectFrom("course_registration")
      .select("birthday")
      .where("account_id", "=", 48221)
      .executeTakeFirstOrThrow();
    expect(kept.birthday).toBe("1984-03-14");
    const again = await signUp(omar, { courseId: 5102, master: "CLASSROOM_EN" });
    expect(reasonOf(again)).toEqual([409, 409_924, "COURSE_ALREADY_REGISTERED"]);
    expect((await cancel(omar)).body).toEqual({ result: "OK" });
    expect(await current(omar)).toBeNull();
    expect(reasonOf(await cancel(omar))).toEqual(NOT_FOUND);
    expect(await mailsTo(MAILS.emptyShelf)).toEqual([
      "Inscripción en «Resolución de conflictos»",
      "Inscripción cancelada: «Resolución de conflictos»",
    ]);
  });

  test("T-403 two windows that register at once give one registration", async () => {
    const answers = await Promise.all([signUp(omar), signUp(omar, { courseId: 5102, master: "CLASSROOM_EN" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { courseId, lmsMasterCourseId: master } = await current(omar);
    expect((await cancel(omar, { courseId, master })).status).toBe(200);
  });

  test("T-388 T-389 a closed course and a completed one are refused", async () => {
    const refused = [409, 409_925, "COURSE_UNAVAILABLE"];
    expect(reasonOf(await signUp(marta, { courseId: 5103, master: "COOPERATIVE_ES" }))).toEqual(refused);
    expect(reasonOf(await signUp(marta, { courseId: 5102, master: "CLASSROOM_EN" }))).toEqual(refused);
  });

  test("T-393 outside its dates nobody registers or cancels", async () => {
    expect(reasonOf(await signUp(omar, { announcementKey: SEED_ANNOUNCEMENTS.closed }))).toEqual(CLOSED);
    expect((await signUp(await onDay(9, MAILS.emptyShelf))).status).toBe(200);
    expect(reasonOf(await cancel(await onDay(10, MAILS.emptyShelf)))).toEqual(CLOSED);
    expect(reasonOf(await signUp(await onDay(10, MAILS.teacher)))).toEqual(CLOSED);
    expect((await cancel(await onDay(9, MAILS.emptyShelf))).status).toBe(200);
  });

  test.each([
    ["an unknown key", { announcementKey: "NADA" }],
    ["an unknown course", { courseId: 1 }],
    ["a course under another master", { master: "CLASSROOM_EN" }],
    ["a course of another announcement", { courseId: 4901 }],
  ])("%s is not found", async (_name, rest) => {
    expect(reasonOf(await signUp(marta, rest))).toEqual(NOT_FOUND);
  });

  test("a text that no database holds is refused by the name of its field", async () => {
    const { status, body } = await signUp(marta, { announcementKey: "\u0000" });
    expect([status, body.reason, Object.keys(body.errors)]).toEqual([400, "VALIDATION_FAILED", ["announcementKey"]]);
  });

  test("cancelling another course than one's own is not found", async () => {
    const other = { courseId: 5102, master: "CLASSROOM_EN" };
    expect(reasonOf(await cancel(elena, other))).toEqual(NOT_FOUND);
    expect(await current(elena)).not.toBeNull();
  });

  test.each(["30/02/1984", "31/12/1899", "01/01/2020"])(
    "a birthday on %s is refused at its field",
    async (birthday) => {
      const { status, body } = await signUp(marta, { birthday });
      expect([status, body.reason, Object.keys(body.errors)]).toEqual([400, "VALIDATION_FAILED", ["birthday"]]);
    },
  );
});

describe("opening a course", () => {
  const field = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];

  test("T-394 T-419 gives a page that posts a signed launch, which the tool takes once", async () => {
    const { status, headers, body } = await open(elena, 90417);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(String(headers["content-type"])).toContain("text/html");
    expect(body).toContain('<form method="post" action="http://localhost:4190/dev/lti-tool">');
    expect(body).not.toContain("embedded-tool");
    expect([field(body, "resource_link_id"), field(body, "context_id")]).toEqual(["90417", "CONFLICT_ES"]);
    const fields = [...body.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const post = () =>
      sandbox.app.inject({
        method: "POST",
        url: "/dev/lti-tool",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(fields).toString(),
      });
    expect((await post()).statusCode).toBe(200);
    expect((await post()).statusCode).toBe(403);
  });

  test("T-394 only from the day of access to the last day of the course", async () => {
    const seen = [];
    for (const day of [-6, -5, 27, 28]) {
      const token = await onDay(day, MAILS.onlyResources);
      seen.push([(await current(token)).accessOn, (await open(token, 90417)).status]);
    }
    expect(seen).toEqual([
      [false, 403],
      [true, 200],
      [true, 200],
      [false, 403],
    ]);
    expect(reasonOf(await open(await onDay(28, MAILS.onlyResources), 90417))).toEqual([
      403,
      403_922,
      "COURSE_ACCESS_CLOSED",
    ]);
  });

  test("of another teacher, or of another announcement, is not found", async () => {
    expect(reasonOf(await open(marta, 90417))).toEqual(NOT_FOUND);
    expect(reasonOf(await open(elena, 90417, 27))).toEqual(NOT_FOUND);
  });
});
