import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectServer } from "../../server/src/sandbox/db/connect.ts";
import { ApiClient, MAILS, MATEMATICAS, OPEN_LINK, signedIn } from "../support/api.ts";
import { startDatabase, type TestDatabase } from "../support/database.ts";
import { startPortal } from "../support/portal.ts";

const ROUNDS = 3;
let database: TestDatabase;

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

/** Saves ever longer lists of favourites, kills the portal in the middle of the last write, and tells which list was confirmed. */
async function saveUntilKilled(
  url: string,
  resources: string[],
  writes: number,
  kill: () => Promise<void>,
): Promise<{ confirmed: number; tried: number }> {
  const client = await signedIn(url, MAILS.teacher);
  const save = (count: number) => client.call("PUT", `/api/favourites/${MATEMATICAS}`, resources.slice(0, count));
  for (let count = 1; count < writes; count += 1) expect((await save(count)).status).toBe(200);
  const last = save(writes).catch(() => null);
  await kill();
  return { confirmed: (await last)?.status === 200 ? writes : writes - 1, tried: writes };
}

describe.each(["the embedded database", "PostgreSQL"])("killed without warning while it writes, on %s", (kind) => {
  test("what was confirmed is there, and nothing is there by half", { timeout: 180_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "anaquel-crash-"));
    const env: Record<string, string> = {
      DATA_DIR: dataDir,
      ...(kind === "PostgreSQL" ? { DATABASE_URL: database.url } : {}),
    };
    let portal = await startPortal(env);
    const { body } = await (await signedIn(portal.url, MAILS.teacher)).get(`/api/title/${MATEMATICAS}`);
    const resources: string[] = body.resources.map(({ uuid }: { uuid: string }) => uuid);
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = portal;
      // A number for each round: what is there must be of this round.
      const writes = 20 + round * 10;
      const { confirmed, tried } = await saveUntilKilled(portal.url, resources, writes, () => running.kill());
      portal = await startPortal(env);
      const after = await (await signedIn(portal.url, MAILS.teacher)).get(`/api/title/${MATEMATICAS}`);
      const kept = after.body.resources.filter(({ favourite }: { favourite: boolean }) => favourite).length;
      expect([confirmed, tried]).toContain(kept);
    }
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

test("a second process that wants to begin anew is refused too, and takes nothing away", async () => {
  const portal = await startPortal();
  const teacher = await signedIn(portal.url, MAILS.teacher);
  await expect(startPortal({ DATA_DIR: portal.dataDir, SANDBOX_FRESH: "true" })).rejects.toThrow(
    /in use by process \d+/,
  );
  expect((await teacher.get("/api/library")).status).toBe(200);
  await portal.kill();
});

test("a database that holds something else is not emptied", async () => {
  const { db, close } = await connectServer(database.url);
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  await sql`CREATE TABLE somebody_elses (id integer)`.execute(db);
  await expect(startPortal({ DATABASE_URL: database.url, SANDBOX_FRESH: "true" })).rejects.toThrow(
    /are not the portal's/,
  );
  const { rows } = await sql`SELECT to_regclass('public.somebody_elses') IS NOT NULL AS is_there`.execute(db);
  expect(rows).toEqual([{ is_there: true }]);
  await close();
});

test("a second process on the same embedded data is refused and says which one holds it", async () => {
  const portal = await startPortal();
  await expect(startPortal({ DATA_DIR: portal.dataDir })).rejects.toThrow(/in use by process \d+/);
  expect((await new ApiClient(portal.url).get("/api/features")).status).toBe(200);
  await portal.stop();
});

test("fifty devices at once never take more seats than a link has", async () => {
  const portal = await startPortal({ DATABASE_URL: database.url });
  const { url } = portal;
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const client = new ApiClient(url);
      const token = await client.captcha("studentszone");
      return client.get(`/api/student/${OPEN_LINK}?token=${encodeURIComponent(token)}`);
    }),
  );
  // 30 students, 10 % more at the same time: 33 may be in at once.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(33);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.reason))).toEqual(new Set(["USERS_EXCEEDED"]));
  await portal.stop();
});

test("a database that goes away gives a clear message, and everything is there when it is back", {
  timeout: 120_000,
}, async () => {
  const portal = await startPortal({ DATABASE_URL: database.url });
  const client = await signedIn(portal.url, MAILS.teacher);
  expect((await client.get("/api/library")).status).toBe(200);
  await database.stop();
  // What was read in the last second may still be shown.
  await expect.poll(async () => (await client.get("/api/library")).status).toBe(503);
  const { status, body } = await client.get("/api/library", { "accept-language": "es" });
  expect([status, body.reason]).toEqual([503, "DATABASE_UNAVAILABLE"]);
  expect(body.message).toContain("No se ha perdido nada");
  expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
  await database.start();
  await expect.poll(async () => (await client.get("/api/library")).status, { timeout: 20_000 }).toBe(200);
  await portal.stop();
});
