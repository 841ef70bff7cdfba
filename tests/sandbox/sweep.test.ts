import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../server/src/sandbox/db/sweep.ts";
import { saveFlow } from "../../server/src/sandbox/domains/session/store.ts";
import { MAILS } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const DAY_MS = 86_400_000;
const TABLES = ["third_party_flow", "access_token", "mailed_link", "mail_message"] as const;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function counts(): Promise<number[]> {
  const found = TABLES.map((table) =>
    sandbox.services.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(found)).map(({ count }) => Number(count));
}

test("what is over for long goes, and what still counts stays", async () => {
  const token = await tokenOf(sandbox, MAILS.teacher);
  await call(sandbox, "requestPasswordReset", { body: { email: MAILS.teacher, token: "x" } });
  await saveFlow(sandbox.services.db, {
    state: "a-state",
    provider: "google",
    flow_id: "a-flow-of-a-browser",
    nonce: "a-nonce",
    verifier: "a-verifier",
    return_to: "http://localhost:4190/",
    account_id: null,
    created_at: new Date(sandbox.services.clock.now()),
  });
  const before = await counts();
  for (const count of before) expect(count).toBeGreaterThan(0);
  const now = sandbox.services.clock.now();
  await sweep(sandbox.services.db, new Date(now + 3_600_000));
  expect(await counts()).toEqual(before);
  expect((await call(sandbox, "getCurrentUser", { token })).status).toBe(200);
  await sweep(sandbox.services.db, new Date(now + 61 * DAY_MS));
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
