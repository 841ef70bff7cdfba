import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchUsers } from "../../server/src/sandbox/domains/admin-customers/store.ts";
import { MAILS } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  token = await tokenOf(sandbox, MAILS.support);
});

afterAll(() => sandbox.stop());

const search = (query: Record<string, string>) => call(sandbox, "listCustomerUsers", { token, query });

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Letters without accents, in lower case: how the search compares. */
function plain(text: string | null): string {
  return (text ?? "").normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

test("B-425 a text matches anywhere, without regard to case and accents", async () => {
  const [bare, accented] = [await search({ surname1: "nunez" }), await search({ surname1: "NÚÑEZ" })];
  expect(bare.body.length).toBeGreaterThan(0);
  expect(bare.body).toEqual(accented.body);
  for (const { surname1 } of bare.body) expect(plain(surname1)).toContain("nunez");
});

test("B-425 one or two letters match anywhere too, also where one letter is written for two", async () => {
  const { body: all } = await search({ role: "TEACHER_DEMO" });
  for (const text of ["nd", "ÑE", "a", "Á", "ß"]) {
    const { body } = await search({ role: "TEACHER_DEMO", surname1: text });
    const sought = plain(text).replace("ß", "ss");
    const expected = all.filter(({ surname1 }: { surname1: string }) => plain(surname1).includes(sought));
    expect(ids(body), text).toEqual(ids(expected));
  }
  expect((await search({ surname1: "ñe" })).body.length).toBeGreaterThan(0);
});

test("B-425 a part of an address matches anywhere too, and so does the whole, however it is written", async () => {
  for (const text of ["marta.ruiz@DEMO", "rta.Ruíz", "marta.ruiz@demo.anaquel.example", "ruiz@", "ta.ru"]) {
    const { body } = await search({ email: text });
    expect(body.length, text).toBeGreaterThan(0);
    for (const { email } of body) expect(plain(email)).toContain(plain(text));
  }
  expect((await search({ email: "marta.ruiz@demo.anaquel.examples" })).body).toEqual([]);
});

test("a part of an address is looked up where it is rare, not among everybody who shares three of its letters", async () => {
  const planOf = (email: string) =>
    sandbox.services.db.transaction().execute(async (trx) => {
      // A table of this size is read as a whole; a larger one is not.
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      return JSON.stringify(await matchUsers(trx, { email }).select("account.id").explain("json"));
    });
  expect(await planOf("marta.ruiz@demo")).toContain('"account_mail_runs"');
  expect(await planOf("ruiz")).toContain('"account_mail"');
  expect(await planOf("ru")).toContain('"account_letter_pairs"');
});

test("B-425 every filter that is given must match", async () => {
  const { body: all } = await search({ role: "TEACHER_DEMO" });
  const { body: some } = await search({ role: "TEACHER_DEMO", name: "a" });
  const wanted = all.filter(({ name }: { name: string }) => plain(name).includes("a"));
  expect(ids(some)).toEqual(ids(wanted));
  expect(some.length).toBeLessThan(all.length);
});

test("apostrophes and the signs of patterns are searched for as they are", async () => {
  const { body } = await search({ surname1: "'" });
  expect(body.length).toBeGreaterThan(0);
  for (const { surname1 } of body) expect(surname1).toContain("'");
  for (const sign of ["%", "_", "\\"]) {
    const found = await search({ surname2: sign });
    expect([found.status, found.body], sign).toEqual([200, []]);
  }
});

test("the id matches exactly", async () => {
  const { body } = await search({ id: "48213" });
  expect(body.map(({ email }: { email: string }) => email)).toEqual([MAILS.teacher]);
  expect((await search({ id: "4821" })).body).toEqual([]);
});

test("B-059 the card is found by a part of it", async () => {
  const { body } = await search({ dni: "12345678z" });
  expect(ids(body)).toContain(48213);
});

test("rows come by id, at most a thousand, and the header tells how many match", async () => {
  const { body, headers } = await search({ role: "TEACHER" });
  const found = ids(body);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).toHaveLength(1000);
  expect(Number(headers["x-total-count"])).toBeGreaterThan(1000);
});

test("B-077 without a filter, or with blank ones, nothing is searched", async () => {
  for (const query of [{}, { name: "   " }] as Record<string, string>[]) {
    expect((await search(query)).body.reason).toBe("NO_FILTER");
  }
});

test("staff are not found among customers", async () => {
  const { body } = await search({ email: MAILS.internalSupport });
  expect(body).toEqual([]);
  const { body: staff } = await call(sandbox, "getCustomerUser", { token, path: { userId: 70012 } });
  expect(staff.reason).toBe("NOT_FOUND");
});

test("a user is read whole, never with a password", async () => {
  const { body } = await call(sandbox, "getCustomerUser", { token, path: { userId: 48213 } });
  expect(body).toMatchObject({ email: MAILS.teacher, password: "", country: 1131, card: "12345678Z" });
  expect(JSON.stringify(body)).not.toContain("argon2");
  for (const userId of [1, 2_147_483_647]) {
    expect((await call(sandbox, "getCustomerUser", { token, path: { userId } })).body.reason).toBe("NOT_FOUND");
  }
});

test("B-439 the counts by role are those that the search finds", async () => {
  const { body } = await call(sandbox, "countCustomerUsersByRole", { token });
  expect(body.map(({ role }: { role: string }) => role)).toEqual(["TEACHER", "TEACHER_DEMO", "TEACHER_FAKE"]);
  for (const { role, count } of body) {
    expect(Number((await search({ role })).headers["x-total-count"]), role).toBe(count);
  }
});
