import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAILS, MATEMATICAS } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** Makes every new favourite fail as PostgreSQL fails what another request has overtaken. */
async function failBy(code: string): Promise<void> {
  const { db } = sandbox.services;
  await sql`CREATE OR REPLACE FUNCTION overtaken() RETURNS trigger LANGUAGE plpgsql AS ${sql.lit(
    `BEGIN RAISE EXCEPTION USING ERRCODE = '${code}', MESSAGE = 'overtaken'; END`,
  )}`.execute(db);
  await sql`CREATE OR REPLACE TRIGGER overtaken BEFORE INSERT ON favourite FOR EACH ROW EXECUTE FUNCTION overtaken()`.execute(
    db,
  );
}

test.each([
  ["a value that is taken by now", "23505"],
  ["a transaction that gave way", "40001"],
  ["a deadlock", "40P01"],
])("%s is a conflict, and nothing was changed", async (_what, code) => {
  await failBy(code);
  const token = await tokenOf(sandbox, MAILS.teacher);
  const { body: title } = await call(sandbox, "getTitle", { token, path: { titleid: MATEMATICAS } });
  const body = title.resources.slice(0, 3).map(({ uuid }: { uuid: string }) => uuid);
  const answer = await call(sandbox, "saveFavourites", { token, path: { titleid: MATEMATICAS }, body });
  expect([answer.status, answer.body.code, answer.body.reason]).toEqual([409, 409_900, "CONFLICT"]);
  const after = await call(sandbox, "getTitle", { token, path: { titleid: MATEMATICAS } });
  expect(after.body.resources).toEqual(title.resources);
});
