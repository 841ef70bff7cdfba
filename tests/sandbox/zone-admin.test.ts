import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openArchive } from "../../server/src/sandbox/catalogue/archive.ts";
import { titleOf } from "../../server/src/sandbox/seed/licences.ts";
import { seedTitleId } from "../../server/src/sandbox/seed/seed-title.ts";
import { LARGE_TITLE } from "../../server/src/sandbox/seed/titles.ts";
import { SEED_ZONE_LINKS } from "../../server/src/sandbox/seed/zone-admin.ts";
import { ENDED_LINK, MAILS, MATEMATICAS, OPEN_LINK } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const DAY_MS = 86_400_000;
const GLOBAL = { increasement_percentage: 10, different_devices: 3 };
const MARTA = 48213;

let sandbox: TestSandbox;
let staff: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  staff = await tokenOf(sandbox, MAILS.support);
});

afterAll(() => sandbox.stop());

beforeEach(() => {
  sandbox.services.clock.offsetMs = 0;
});

const reasonOf = ({ status, body }: Answered) => [status, body.code, body.reason];
const search = (query: Record<string, string>) => call(sandbox, "listStudentsZoneTokens", { token: staff, query });
const values = (token: string) => call(sandbox, "getStudentsZoneTokenValues", { token: staff, path: { token } });
const save = (token: string, body: object) =>
  call(sandbox, "updateStudentsZoneTokenValues", { token: staff, path: { token }, body });
const block = (token: string, blockDate: string) =>
  call(sandbox, "blockStudentsZoneToken", { token: staff, path: { token }, body: { blockDate } });
const log = (token: string) => call(sandbox, "getTokenActivityLog", { token: staff, path: { token } });
const saveGlobal = (body: object) => call(sandbox, "updateStudentsZoneGlobalValues", { token: staff, body });
const globals = () => call(sandbox, "getStudentsZoneGlobalValues", { token: staff });
const share = (uuid: string, userId: number) =>
  call(sandbox, "shareStudentsZoneTitle", { token: staff, body: { uuid, userId } });
const enter = (token: string, device: string) =>
  call(sandbox, "getStudentsZone", { path: { token }, query: { token: "x" }, device });

/** A day in Madrid, some days from the moment of the movable clock. */
function day(days: number): string {
  const moment = new Date(Date.now() + sandbox.services.clock.offsetMs + days * DAY_MS);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(moment);
}

/** A title on Marta's shelf that she does not share yet. */
const HISTORIA = seedTitleId(titleOf("historia-1"));

async function forgetLink(): Promise<void> {
  const links = sandbox.services.db.deleteFrom("share_link").where("account_id", "=", MARTA);
  await links.where("title_id", "=", HISTORIA).execute();
}

/** A link of its own for a test that ends or changes it. */
async function newLink(): Promise<string> {
  await forgetLink();
  return (await share(HISTORIA, MARTA)).body.uuid;
}

describe("searching links", () => {
  test.each([
    ["token", SEED_ZONE_LINKS.plain.toUpperCase()],
    ["title", "historia del árte"],
    ["teacher", "pilar COBOS"],
  ])("B-442 B-194 by %s finds the link with its limits and days", async (filter, text) => {
    const { body } = await search({ [filter]: text });
    expect(body).toEqual([
      {
        token: SEED_ZONE_LINKS.plain,
        school: "IES Bahía de Cádiz, Cádiz",
        title: "Historia del Arte, 2º Bachillerato",
        teacher: "Pilar Cobos Rial",
        ...GLOBAL,
        creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        endDate: null,
      },
    ]);
  });

  test("B-442 by school finds all of its links, newest first; every further filter narrows", async () => {
    const { body } = await search({ school: "ribera del" });
    expect(body.length).toBeGreaterThan(3);
    const dates = body.map(({ creationDate }: { creationDate: string }) => creationDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await search({ school: "ribera", teacher: "gloria" })).body).toHaveLength(1);
    expect((await search({ school: "ribera", teacher: "pilar" })).body).toEqual([]);
  });

  test("a part of a token and the wildcards of the database find nothing", async () => {
    expect((await search({ token: SEED_ZONE_LINKS.plain.slice(0, 8) })).body).toEqual([]);
    expect((await search({ teacher: "%" })).body).toEqual([]);
    expect((await search({ school: "_" })).body).toEqual([]);
  });

  test("B-197 without a filled filter is refused", async () => {
    expect(reasonOf(await search({}))).toEqual([400, 400_979, "STUDENTS_ZONE_NO_FILTER"]);
    expect(reasonOf(await search({ school: "  " }))).toEqual([400, 400_979, "STUDENTS_ZONE_NO_FILTER"]);
  });
});

describe("the limits of a link", () => {
  test("B-443 B-446 are saved, and logged with both values", async () => {
    const token = await newLink();
    expect((await values(token)).body).toEqual(GLOBAL);
    expect((await save(token, { increasement_percentage: 30, different_devices: 3 })).body).toEqual({ result: "OK" });
    expect((await values(token)).body).toEqual({ increasement_percentage: 30, different_devices: 3 });
    const [row] = (await log(token)).body;
    expect(row).toEqual({
      administrator: MAILS.support,
      action: "VALUES",
      date: expect.any(String),
      array_values: [{ name: "increasement_percentage", oldValue: "10", newValue: "30" }],
      message: "OK",
    });
  });

  test("B-446 a changed device limit counts for the next device at once; those inside stay", async () => {
    const token = await newLink();
    await sandbox.services.db.updateTable("share_link").set({ students: 1 }).where("token", "=", token).execute();
    await save(token, { increasement_percentage: 100, different_devices: 1 });
    expect((await enter(token, "a")).body.info).toMatchObject({ devicesUsed: 1, devicesAllowed: 1 });
    expect((await enter(token, "b")).body.reason).toBe("DEVICES_EXCEEDED");
    await save(token, { increasement_percentage: 100, different_devices: 2 });
    expect((await enter(token, "b")).body.info).toMatchObject({ devicesUsed: 2, devicesAllowed: 2 });
    await save(token, { increasement_percentage: 100, different_devices: 1 });
    expect((await enter(token, "a")).status).toBe(200);
    expect((await enter(token, "c")).body.reason).toBe("DEVICES_EXCEEDED");
  });

  test.each([
    { increasement_percentage: 0, different_devices: 3 },
    { increasement_percentage: 101, different_devices: 3 },
    { increasement_percentage: 1.5, different_devices: 3 },
    { increasement_percentage: 20, different_devices: 0 },
    { increasement_percentage: 20, different_devices: 4 },
    { increasement_percentage: 20 },
  ])("B-183 B-184 P-357 %o is refused, for a link and for all", async (body) => {
    expect(reasonOf(await save(OPEN_LINK, body))).toEqual([400, 400_900, "VALIDATION_FAILED"]);
    expect(reasonOf(await saveGlobal(body))).toEqual([400, 400_900, "VALIDATION_FAILED"]);
  });

  test("of an unknown link and of one that has ended are not changed", async () => {
    expect(reasonOf(await values(UNKNOWN))).toEqual([404, 404_900, "NOT_FOUND"]);
    expect(reasonOf(await save(UNKNOWN, GLOBAL))).toEqual([404, 404_900, "NOT_FOUND"]);
    expect(reasonOf(await save(ENDED_LINK, GLOBAL))).toEqual([409, 409_966, "STUDENTS_TOKEN_ENDED"]);
    expect((await log(ENDED_LINK)).body).toEqual([]);
    expect(reasonOf(await log(UNKNOWN))).toEqual([404, 404_900, "NOT_FOUND"]);
  });
});

describe("the global limits", () => {
  test("B-444 B-445 B-180 B-449 count for links without limits of their own, old and new, and are logged", async () => {
    const next = { increasement_percentage: 25, different_devices: 2 };
    expect((await globals()).body).toEqual(GLOBAL);
    expect((await saveGlobal(next)).body).toEqual({ result: "OK" });
    expect((await globals()).body).toEqual(next);
    expect((await values(SEED_ZONE_LINKS.plain)).body).toEqual(next);
    expect((await values(SEED_ZONE_LINKS.ownLimits)).body).toEqual({
      increasement_percentage: 30,
      different_devices: 2,
    });
    expect((await values(await newLink())).body).toEqual(next);
    const teacher = await tokenOf(sandbox, "gloria.avisos@demo.anaquel.example");
    const made = await call(sandbox, "shareTitle", {
      token: teacher,
      body: { uuid: seedTitleId(titleOf("fisica-3")) },
    });
    expect((await values(made.body.uuid)).body).toEqual(next);
    const rows = (await call(sandbox, "getGlobalActivityLog", { token: staff })).body;
    expect(rows[0]).toEqual({
      administrator: MAILS.support,
      date: expect.any(String),
      array_values: [
        { name: "increasement_percentage", oldValue: "10", newValue: "25" },
        { name: "different_devices", oldValue: "3", newValue: "2" },
      ],
      message: "OK",
    });
    expect(rows).toHaveLength(3);
    await saveGlobal(GLOBAL);
  });
});

describe("blocking a link", () => {
  test.each([
    [-2, false],
    [-1, true],
    [7, true],
    [8, false],
  ])("B-196 P-358 T-047 %i days from today is taken: %s", async (days, isTaken) => {
    const token = await newLink();
    const refused = [400, 400_965, "BLOCK_DATE_REFUSED"];
    const answer = await block(token, day(days));
    if (isTaken) expect(answer.body).toEqual({ result: "OK" });
    else {
      expect(reasonOf(answer)).toEqual(refused);
      expect(answer.body.errors).toEqual({ blockDate: true });
    }
    expect((await search({ token })).body[0].endDate).toBe(isTaken ? day(days) : null);
  });

  test("B-447 today ends it at once: students are refused, and it cannot be changed any more", async () => {
    const token = await newLink();
    expect((await enter(token, "a")).status).toBe(200);
    await block(token, day(0));
    expect((await enter(token, "a")).body.reason).toBe("LINK_CLOSED");
    const ended = [409, 409_966, "STUDENTS_TOKEN_ENDED"];
    expect(reasonOf(await block(token, day(3)))).toEqual(ended);
    expect(reasonOf(await save(token, GLOBAL))).toEqual(ended);
    expect((await search({ token })).body[0].endDate).toBe(day(0));
  });

  test("B-447 B-450 a later day leaves it open until then, on the movable clock", async () => {
    const token = await newLink();
    await block(token, day(2));
    const [row] = (await log(token)).body;
    expect(row).toMatchObject({
      action: "BLOCK",
      array_values: [{ name: "endDate", oldValue: null, newValue: day(2) }],
    });
    sandbox.services.clock.offsetMs = DAY_MS;
    expect((await enter(token, "a")).status).toBe(200);
    sandbox.services.clock.offsetMs = 2 * DAY_MS;
    expect((await enter(token, "a")).body.reason).toBe("LINK_CLOSED");
    const later = await tokenOf(sandbox, MAILS.support);
    const blockAgain = (blockDate: string) =>
      call(sandbox, "blockStudentsZoneToken", {
        token: later,
        path: { token: SEED_ZONE_LINKS.plain },
        body: { blockDate },
      });
    expect((await blockAgain(day(-2))).body.reason).toBe("BLOCK_DATE_REFUSED");
    expect((await blockAgain(day(7))).status).toBe(200);
  });

  test("of an unknown link, or on a day that no calendar has, is refused", async () => {
    expect(reasonOf(await block(UNKNOWN, day(0)))).toEqual([404, 404_900, "NOT_FOUND"]);
    expect((await block(OPEN_LINK, "2026-02-30")).status).toBe(400);
  });
});

describe("the link of a teacher's title", () => {
  test("B-448 is made once, however many ask at once, and that is logged", async () => {
    await forgetLink();
    const answers = await Promise.all(Array.from({ length: 8 }, () => share(HISTORIA, MARTA)));
    const links = new Set(answers.map(({ body }) => body.uuid));
    expect(links.size).toBe(1);
    const [token] = links;
    expect((await log(token)).body.map(({ action }: { action: string }) => action)).toEqual(["SHARE"]);
    expect((await enter(token, "a")).body.info.name).toBe("Geografía e Historia");
    const teacher = await tokenOf(sandbox, MAILS.teacher);
    expect((await call(sandbox, "shareTitle", { token: teacher, body: { uuid: HISTORIA } })).body.uuid).toBe(token);
    expect((await share(MATEMATICAS, MARTA)).body.uuid).toBe(OPEN_LINK);
  });

  test("B-448 is refused for unknown people, titles of others, demo titles and titles without a students' zone", async () => {
    const notFound = [404, 404_900, "NOT_FOUND"];
    expect(reasonOf(await share(MATEMATICAS, 2_000_000_000))).toEqual(notFound);
    expect(reasonOf(await share(UNKNOWN, MARTA))).toEqual(notFound);
    expect(reasonOf(await share(MATEMATICAS, 70012))).toEqual(notFound);
    const [status, , reason] = reasonOf(await share(MATEMATICAS, 48214));
    expect([status, reason]).toEqual([401, "SHARE_NOT_ALLOWED"]);
    expect((await share(seedTitleId(LARGE_TITLE), 48217)).body.reason).toBe("SHARE_NOT_ALLOWED");
  });
});

test("B-451 B-192 the spreadsheet has every school and title with a link, once", async () => {
  const answer = await sandbox.app.inject({ url: "/admin/studentszone/excel", headers: { "x-access-token": staff } });
  expect(answer.headers).toMatchObject({
    "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "content-disposition": 'attachment; filename="students-zone.xlsx"',
  });
  const file = join(sandbox.dataDir, "students-zone.xlsx");
  writeFileSync(file, answer.rawPayload);
  const archive = await openArchive(file);
  const sheet = archive.entries.get("xl/worksheets/sheet1.xml");
  if (!sheet) throw new Error("the workbook has no sheet");
  const cells = [...(await text(await sheet.stream())).matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, cell]) => cell);
  archive.close();
  const rows = Array.from({ length: cells.length / 2 }, (_, at) => cells.slice(at * 2, at * 2 + 2));
  expect(rows[0]).toEqual(["School", "Title"]);
  // Marta Ruiz and Gloria Prat both share it at this school.
  const [school, title] = ["IES Ribera del Duero, Aranda de Duero", "Matemáticas, 2º ESO"];
  expect(rows.filter((row) => row[0] === school && row[1] === title)).toHaveLength(1);
  expect(rows).toContainEqual(["IES Bahía de Cádiz, Cádiz", "Historia del Arte, 2º Bachillerato"]);
});

test("B-199 B-419 the tools are customer support's", async () => {
  for (const mail of [MAILS.internalSupport, MAILS.invoice, MAILS.teacher]) {
    const token = await tokenOf(sandbox, mail);
    const path = { token: OPEN_LINK };
    const answers = [
      await call(sandbox, "listStudentsZoneTokens", { token, query: { school: "a" } }),
      await call(sandbox, "updateStudentsZoneTokenValues", { token, path, body: GLOBAL }),
      await call(sandbox, "blockStudentsZoneToken", { token, path, body: { blockDate: day(0) } }),
      await call(sandbox, "updateStudentsZoneGlobalValues", { token, body: GLOBAL }),
      await call(sandbox, "getGlobalActivityLog", { token }),
      await call(sandbox, "downloadStudentsZoneExcel", { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  }
  expect((await enter(OPEN_LINK, "a")).status).toBe(200);
});
