import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPERATIONS, type OperationFacts, PERMISSIONS } from "@anaquel/openapi/operations";
import { Agent, FormData as Form, fetch as fetchThrough } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admits } from "../../server/src/contract/admits.ts";
import { ApiClient, PASSWORD, signedIn } from "../support/api.ts";
import { exampleRequest } from "../support/examples.ts";
import { type Portal, startPortal } from "../support/portal.ts";
import { passProvider } from "../support/provider.ts";
import { type Admission, ASKERS, type Asker, type AskingUser, heard, verdict } from "../support/roles.ts";

/** They change who asks, and so come last, the end of the session after all others. */
const CHANGE_THE_ASKER = ["activateDemoAccount", "leavePortal", "signOut"];

const operations = Object.entries<OperationFacts>(OPERATIONS).toSorted(
  ([a], [b]) => CHANGE_THE_ASKER.indexOf(a) - CHANGE_THE_ASKER.indexOf(b),
);
const isDecidedByPermission = ([, { permissions, orPermissions }]: [string, OperationFacts]) =>
  permissions.length + orPermissions.length > 0;
const operationsFor = ({ isSecond }: Asker) => (isSecond ? operations.filter(isDecidedByPermission) : operations);

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});

afterAll(() => portal.stop());

/** What somebody was told, by operation. */
type Row = ReadonlyMap<string, ReturnType<typeof heard>>;

async function fill(
  cells: readonly [string, OperationFacts][],
  send: (id: string, facts: OperationFacts) => Promise<unknown>,
): Promise<Row> {
  const row = new Map<string, ReturnType<typeof heard>>();
  for (const [id, facts] of cells) row.set(id, heard(await send(id, facts)));
  return row;
}

/** Cells whose answer is not what the contract says. */
function wrongCells(row: Row, user: AskingUser | null, contract: Readonly<Record<string, Admission>> = OPERATIONS) {
  return [...row].flatMap(([id, got]) => {
    const admission = contract[id];
    const expected = admission && verdict(admission, user);
    return got === expected ? [] : [{ id, expected, got }];
  });
}

describe("P-057 every operation admits whom the contract names: the gateway", () => {
  const rows = new Map<string, Promise<{ user: AskingUser; row: Row }>>();

  const throughGateway = (client: ApiClient) => async (id: string, facts: OperationFacts) => {
    const { path, body } = exampleRequest(id, facts);
    const url = id === "leavePortal" ? path : `/api${path}`;
    return (await client.call(facts.method, url, body)).body;
  };

  async function signIn({ mail, provider }: Asker): Promise<ApiClient> {
    if (!provider) return signedIn(portal.url, mail);
    const client = new ApiClient(portal.url);
    const { headers } = await client.get(`/api/third-parties/${provider}`);
    const back = await passProvider(client, headers.get("location") ?? "", mail);
    await client.get(back.pathname + back.search);
    return client;
  }

  async function askAll(asker: Asker) {
    const client = await signIn(asker);
    const { body: user } = await client.get("/api/user");
    return { user, row: await fill(operationsFor(asker), throughGateway(client)) };
  }

  /** The row of somebody, asked for once. */
  function rowOf(name: string, asker: Asker) {
    const row = rows.get(name) ?? askAll(asker);
    rows.set(name, row);
    return row;
  }

  it("asked without a session", async () => {
    const row = await fill(operations, throughGateway(new ApiClient(portal.url)));
    expect(wrongCells(row, null)).toEqual([]);
  });

  it.each(Object.entries(ASKERS))("asked by %s", async (name, asker) => {
    const { user, row } = await rowOf(name, asker);
    expect(user.role).toBe(asker.role);
    expect(row.size).toBe(operationsFor(asker).length);
    expect(wrongCells(row, user)).toEqual([]);
  });

  it("and every permission decides: without it in the contract a cell would be wrong", async () => {
    const asked = await Promise.all(Object.entries(ASKERS).map(([name, asker]) => rowOf(name, asker)));
    const idle = operations.flatMap(([id, facts]) =>
      (["permissions", "orPermissions"] as const).flatMap((line) =>
        facts[line].flatMap((name) => {
          const changed = { ...OPERATIONS, [id]: { ...facts, [line]: facts[line].filter((other) => other !== name) } };
          return asked.some(({ user, row }) => wrongCells(row, user, changed).length > 0) ? [] : [`${id}: ${name}`];
        }),
      ),
    );
    expect(idle).toEqual([]);
  });
});

describe("P-057 every operation admits whom the contract names: the API behind it, asked directly", () => {
  const isUpstream = ([, { servedBy }]: [string, OperationFacts]) => servedBy === "upstream";
  let dispatcher: Agent;

  beforeAll(() => {
    const inside = join(portal.dataDir, "sandbox.sock");
    const hash = createHash("sha256").update(portal.dataDir).digest("hex").slice(0, 16);
    const socketPath = existsSync(inside) ? inside : join(tmpdir(), `anaquel-${hash}.sock`);
    dispatcher = new Agent({ connect: { socketPath } });
  });
  afterAll(() => dispatcher.destroy());

  async function ask(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const sent = body instanceof FormData ? new Form() : body;
    const answer = await fetchThrough(`http://sandbox.internal${path}`, {
      method,
      dispatcher,
      redirect: "manual",
      headers: { ...headers, ...(body === undefined || isForm ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: isForm ? (sent as Form | URLSearchParams) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { answer, body: answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text };
  }

  const withToken = (token: string): Record<string, string> => ({ "x-access-token": token });
  const directly = (headers: Record<string, string>) => async (id: string, facts: OperationFacts) => {
    const { path, body } = exampleRequest(id, facts);
    return (await ask(facts.method, path, body, headers)).body;
  };

  async function tokenOf({ mail, provider }: Asker): Promise<string> {
    const flow = { "x-flow-id": "flow-of-this-browser" };
    const { answer } = provider
      ? await ask("GET", await callbackOf(provider, mail, flow), undefined, flow)
      : await ask("POST", "/signin", { mail, password: PASSWORD, token: "checked-by-the-gateway" });
    return answer.headers.get("x-access-token") ?? "";
  }

  async function callbackOf(provider: string, mail: string, flow: Record<string, string>): Promise<string> {
    const { answer } = await ask(
      "GET",
      `/third-parties/${provider}?returnTo=${encodeURIComponent(portal.url)}`,
      undefined,
      flow,
    );
    const back = await passProvider(new ApiClient(portal.url), answer.headers.get("location") ?? "", mail);
    return back.pathname.replace(/^\/api/, "") + back.search;
  }

  it("asked without a token", async () => {
    expect(wrongCells(await fill(operations.filter(isUpstream), directly({})), null)).toEqual([]);
  });

  it.each(Object.entries(ASKERS))("asked by %s", async (_name, asker) => {
    const token = withToken(await tokenOf(asker));
    const { body: user } = await ask("GET", "/user", undefined, token);
    expect(user.role).toBe(asker.role);
    expect(wrongCells(await fill(operationsFor(asker).filter(isUpstream), directly(token)), user)).toEqual([]);
  });
});

describe("P-057 what admits, beside the contract's lines read once more", () => {
  const roles = Object.values(ASKERS).map(({ role }) => role);
  /** All permissions, none, and all but one. */
  const holdings = [[...PERMISSIONS], [], ...PERMISSIONS.map((name) => PERMISSIONS.filter((other) => other !== name))];

  function toUser(role: string, held: readonly string[]): AskingUser {
    const has = (name: string) => held.includes(name);
    return {
      ...Object.fromEntries(held.map((name) => [name, true])),
      role,
      positionId: has("positionId") ? 3 : null,
      countryId: has("spain") ? 1131 : 1132,
      platformId: has("directoryAccount") ? 3 : 1,
      impersonationUser: has("impersonationUser") ? { id: 1 } : null,
    };
  }

  it.each([...new Set(roles)])("%s, with every permission and without each", (role) => {
    for (const [id, facts] of operations.filter(([, one]) => !one.roles.includes("public"))) {
      for (const held of holdings) {
        const expected = verdict(facts, toUser(role, held)) === "admitted";
        expect([id, held, admits(facts, { role, permissions: held })]).toEqual([id, held, expected]);
      }
    }
  });
});
