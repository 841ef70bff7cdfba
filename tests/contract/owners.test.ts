import { OPERATIONS, type OperationFacts, type OperationId, OWNERS } from "@anaquel/openapi/operations";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNBUILT } from "../../server/src/sandbox/domains/unbuilt.ts";
import { startSandbox, type TestSandbox, tokenOf } from "../sandbox/harness.ts";
import { ApiClient, signedIn } from "../support/api.ts";
import { validRequest } from "../support/examples.ts";
import { type Ask, type OwnerOfThings, THINGS, type Things } from "../support/owned-things.ts";
import { type Portal, startPortal } from "../support/portal.ts";
import { ASKERS, type Asker, type AskingUser, verdict } from "../support/roles.ts";

const people = Object.entries(ASKERS).filter(([, { provider }]) => provider === undefined);
const isBuilt = (id: string) => !(UNBUILT as readonly string[]).includes(id);

/** Operations on things that can be somebody else's, with the reason that answers who names one. */
const owned = Object.entries<OperationFacts>(OPERATIONS).flatMap(([id, facts]) => {
  const refusal = OWNERS[facts.owner];
  return refusal ? [{ id: id as OperationId, facts, kind: facts.owner as OwnerOfThings, refusal }] : [];
});

/** What everybody was told of the things of each operation, to see that nothing was left out. */
interface Heard {
  id: OperationId;
  role: string | null;
  whose: "own" | "foreign";
}

/** The cells of somebody: the operations that admit them, each with a thing of theirs and one of somebody else's. */
async function cellsOf(asker: Asker | null, user: AskingUser | null, ask: Ask) {
  const cells: ((typeof owned)[number] & Things)[] = [];
  for (const one of owned.filter(({ facts }) => verdict(facts, user) === "admitted")) {
    // Whoever holds a link or a token is its owner, signed in or not.
    if (asker && one.facts.roles.includes("public")) continue;
    cells.push({ ...one, ...(await THINGS[one.kind](asker, ask, OPERATIONS[one.id])) });
  }
  return cells;
}

type Cell = Awaited<ReturnType<typeof cellsOf>>[number];

/** Asks for every thing of one's own; what is not a success is wrong. */
async function askOwn(cells: readonly Cell[], asker: Asker | null, ask: Ask, heard: Heard[]) {
  const wrong: unknown[] = [];
  for (const { id, own } of cells) {
    if (!own) continue;
    const { status, body } = await ask(id, own, asker);
    heard.push({ id, role: asker?.role ?? null, whose: "own" });
    if (status >= 400) wrong.push([id, status, body.reason, body.errors]);
  }
  return wrong;
}

/** Asks for every thing of somebody else's; what is not refused for the documented reason, and no more said, is wrong. */
async function askForeign(cells: readonly Cell[], asker: Asker | null, ask: Ask, heard: Heard[]) {
  const wrong: unknown[] = [];
  for (const { id, foreign, refusal } of cells) {
    if (!foreign || !isBuilt(id)) continue;
    const { status, body } = await ask(id, foreign, asker);
    heard.push({ id, role: asker?.role ?? null, whose: "foreign" });
    if (body.reason !== refusal || body.errors) wrong.push([id, status, body]);
  }
  return wrong;
}

/** Operations of which nobody named an own thing, and roles that named no foreign thing of one. */
function leftOut(heard: readonly Heard[], users: readonly AskingUser[]): string[] {
  const isHeard = (id: string, whose: string, role?: string | null) =>
    heard.some((one) => one.id === id && one.whose === whose && (role === undefined || one.role === role));
  return owned.flatMap(({ id, facts }) => {
    const admitted = users.filter((user) => verdict(facts, user) === "admitted").map(({ role }) => role);
    const roles = facts.roles.includes("public") ? [null] : [...new Set(admitted)];
    return [
      ...(isHeard(id, "own") ? [] : [`${id}: own`]),
      ...roles.flatMap((role) => (!isBuilt(id) || isHeard(id, "foreign", role) ? [] : [`${id}: foreign for ${role}`])),
    ];
  });
}

describe("P-057 things of one's own are admitted and those of others refused: the API behind the gateway", () => {
  let sandbox: TestSandbox;
  const tokens = new Map<string, string>();
  const heard: Heard[] = [];
  const users: AskingUser[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox();
    for (const [, { mail }] of people) tokens.set(mail, await tokenOf(sandbox, mail));
  });
  afterAll(() => sandbox.stop());

  const ask: Ask = async (id, fields, asker) => {
    const facts = OPERATIONS[id];
    const { path, body } = validRequest(id, facts, fields);
    const request = new Request("http://localhost", {
      method: "POST",
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    const type = body instanceof FormData ? (request.headers.get("content-type") ?? "") : "application/json";
    const answer = await sandbox.app.inject({
      method: facts.method,
      url: path,
      headers: {
        "x-device-id": "the device of this browser",
        ...(asker && { "x-access-token": tokens.get(asker.mail) ?? "" }),
        ...(body !== undefined && { "content-type": type }),
      },
      ...(body !== undefined && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const isJson = String(answer.headers["content-type"]).includes("json");
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
  };

  /** A fingerprint of every table, but for the devices of links: a visit by one's own link is noted. */
  async function fingerprints(): Promise<Record<string, string | null>> {
    const { db } = sandbox.services;
    const { rows: tables } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name <> 'share_device' ORDER BY 1`.execute(db);
    const found: Record<string, string | null> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ print: string | null }>`
        SELECT md5(string_agg(t::text, E'\n' ORDER BY t::text)) AS print FROM ${sql.table(name)} t`.execute(db);
      found[name] = rows[0]?.print ?? null;
    }
    return found;
  }

  it.each([["a visitor", null] as const, ...people])(
    "asked by %s, and nothing of others changes",
    async (_name, asker) => {
      const { body } = await ask("getCurrentUser", {}, asker);
      const user: AskingUser | null = asker ? body : null;
      if (user) users.push(user);
      const cells = await cellsOf(asker, user, ask);
      expect(await askOwn(cells, asker, ask, heard)).toEqual([]);
      const before = await fingerprints();
      expect(await askForeign(cells, asker, ask, heard)).toEqual([]);
      expect(await fingerprints()).toEqual(before);
    },
  );

  it("every operation was asked for an own thing, and by every role for a foreign one", () => {
    expect(leftOut(heard, users)).toEqual([]);
  });
});

describe("P-057 things of one's own are admitted and those of others refused: the gateway", () => {
  let portal: Portal;
  const clients = new Map<string, ApiClient>();
  const heard: Heard[] = [];
  const users: AskingUser[] = [];

  beforeAll(async () => {
    portal = await startPortal();
    clients.set("", new ApiClient(portal.url));
    for (const [, { mail }] of people) clients.set(mail, await signedIn(portal.url, mail));
  });
  afterAll(() => portal.stop());

  const ask: Ask = async (id, fields, asker) => {
    const facts: OperationFacts = OPERATIONS[id];
    const client = clients.get(asker?.mail ?? "") ?? new ApiClient(portal.url);
    const { path, body } = validRequest(id, facts, fields);
    const url = new URL(`/api${path}`, portal.url);
    if (facts.captcha) url.searchParams.set("token", await client.captcha(facts.captcha));
    return client.call(facts.method, url.pathname + url.search, body);
  };

  it.each([["a visitor", null] as const, ...people])("asked by %s", async (_name, asker) => {
    const { body } = await ask("getCurrentUser", {}, asker);
    const user: AskingUser | null = asker ? body : null;
    if (user) users.push(user);
    const cells = await cellsOf(asker, user, ask);
    expect(await askOwn(cells, asker, ask, heard)).toEqual([]);
    expect(await askForeign(cells, asker, ask, heard)).toEqual([]);
  });

  it("every operation was asked for an own thing, and by every role for a foreign one", () => {
    expect(leftOut(heard, users)).toEqual([]);
  });
});
