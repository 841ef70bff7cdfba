import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPERATIONS, type OperationFacts } from "@anaquel/openapi/operations";
import { Agent, FormData as Form, fetch as fetchThrough } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient, MAILS, PASSWORD, signedIn } from "../support/api.ts";
import { exampleRequest } from "../support/examples.ts";
import { type Portal, startPortal } from "../support/portal.ts";

/** An account for every role of the contract. */
const PEOPLE = {
  TEACHER: MAILS.teacher,
  TEACHER_DEMO: MAILS.demoTeacher,
  TEACHER_PREMIUM: "carmen.premium@demo.anaquel.example",
  TEACHER_FAKE: MAILS.fakeTeacher,
  STUDENT: MAILS.student,
  USER_INTERNAL: MAILS.internalUser,
  INTERNAL: "ivan.internal@demo.anaquel.example",
  USER: MAILS.plainUser,
  CUSTOMER_SUPPORT: MAILS.support,
  INTERNAL_SUPPORT: MAILS.internalSupport,
  DIGITAL_SUPPORT: "dario.digital@demo.anaquel.example",
  CGC: "celia.cgc@demo.anaquel.example",
  ADMINISTRATOR: "alba.admin@demo.anaquel.example",
  INVOICE: MAILS.invoice,
} as const;

/** These succeed without a body and change who asks: the cells after them would be of somebody else. */
const CHANGES_THE_CALLER = ["signOut", "leavePortal"];

const operations = Object.entries<OperationFacts>(OPERATIONS).filter(([id]) => !CHANGES_THE_CALLER.includes(id));

interface UserInfo extends Record<string, unknown> {
  role: string;
  positionId: number | null;
  countryId: number | null;
  platformId: number | null;
  impersonationUser: object | null;
}

/** What the documents mean by a permission, told once more and apart from the gateway's own reading of it. */
function holds(user: UserInfo, permission: string): boolean {
  if (permission === "positionId") return user.positionId !== null;
  if (permission === "impersonationUser") return user.impersonationUser !== null;
  if (permission === "spain") return user.countryId === 1131;
  if (permission === "directoryAccount") return user.platformId === 3;
  return user[permission] === true;
}

function verdict(facts: OperationFacts, user: UserInfo | null): "admitted" | "NO_SESSION" | "ROLE_REFUSED" {
  if (facts.roles.includes("public")) return "admitted";
  if (!user) return "NO_SESSION";
  const isNamed = facts.roles.includes("session") || facts.roles.includes(user.role);
  return isNamed && facts.permissions.every((permission) => holds(user, permission)) ? "admitted" : "ROLE_REFUSED";
}

/** What an answer says of admission: everything but these two refusals comes after it. */
function heard(body: unknown): string {
  const { reason } = (typeof body === "object" && body !== null ? body : {}) as { reason?: string };
  return reason === "NO_SESSION" || reason === "ROLE_REFUSED" ? reason : "admitted";
}

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});

afterAll(() => portal.stop());

/** Cells whose answer is not the expected one. */
type Matrix = { operation: string; expected: string; got: string }[];

async function fill(
  user: UserInfo | null,
  send: (facts: OperationFacts, id: string) => Promise<unknown>,
  cells: readonly [string, OperationFacts][],
): Promise<Matrix> {
  const wrong: Matrix = [];
  for (const [id, facts] of cells) {
    const expected = verdict(facts, user);
    const got = heard(await send(facts, id));
    if (got !== expected) wrong.push({ operation: id, expected, got });
  }
  return wrong;
}

describe("P-057 every operation admits whom the contract names: the gateway", () => {
  const throughGateway = (client: ApiClient) => async (facts: OperationFacts, id: string) => {
    const { path, body } = exampleRequest(id, facts);
    return (await client.call(facts.method, `/api${path}`, body)).body;
  };

  it("asked without a session", async () => {
    expect(await fill(null, throughGateway(new ApiClient(portal.url)), operations)).toEqual([]);
  });

  it.each(Object.entries(PEOPLE))("asked by %s", async (role, mail) => {
    const client = await signedIn(portal.url, mail);
    const { body: user } = await client.get("/api/user");
    expect(user.role).toBe(role);
    expect(await fill(user, throughGateway(client), operations)).toEqual([]);
  });
});

describe("P-057 every operation admits whom the contract names: the API behind it, asked directly", () => {
  const upstream = operations.filter(([, { servedBy }]) => servedBy === "upstream");
  let dispatcher: Agent;

  beforeAll(() => {
    const inside = join(portal.dataDir, "sandbox.sock");
    const hash = createHash("sha256").update(portal.dataDir).digest("hex").slice(0, 16);
    const socketPath = existsSync(inside) ? inside : join(tmpdir(), `anaquel-${hash}.sock`);
    dispatcher = new Agent({ connect: { socketPath } });
  });
  afterAll(() => dispatcher.destroy());

  async function ask(method: string, path: string, body: unknown, token: string | null) {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const sent = body instanceof FormData ? new Form() : body;
    const answer = await fetchThrough(`http://sandbox.internal${path}`, {
      method,
      dispatcher,
      redirect: "manual",
      headers: {
        ...(token ? { "x-access-token": token } : {}),
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: isForm ? (sent as Form | URLSearchParams) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { answer, body: answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text };
  }

  const directly = (token: string | null) => async (facts: OperationFacts, id: string) => {
    const { path, body } = exampleRequest(id, facts);
    return (await ask(facts.method, path, body, token)).body;
  };

  it("asked without a token", async () => {
    expect(await fill(null, directly(null), upstream)).toEqual([]);
  });

  it.each(Object.entries(PEOPLE))("asked by %s", async (role, mail) => {
    const { answer } = await ask(
      "POST",
      "/signin",
      { mail, password: PASSWORD, token: "checked-by-the-gateway" },
      null,
    );
    const token = answer.headers.get("x-access-token");
    const { body: user } = await ask("GET", "/user", undefined, token);
    expect(user.role).toBe(role);
    // A demo teacher would become a teacher halfway: no captcha stands before it here.
    const cells = upstream.filter(([id]) => id !== "activateDemoAccount" || role !== "TEACHER_DEMO");
    expect(await fill(user, directly(token), cells)).toEqual([]);
  });
});

describe("what belongs to somebody else stays theirs", () => {
  const FOREIGN = { uuid: "", resource: "" };
  const owned = (title: string) =>
    [
      ["getTitle", "GET", `/api/title/${title}`, undefined],
      ["listTitleProducts", "GET", `/api/title/${title}/products`, undefined],
      ["saveFavourites", "PUT", `/api/favourites/${title}`, []],
      ["shareTitle", "PUT", "/api/student/sharetitle", { uuid: title }],
    ] as const;

  beforeAll(async () => {
    const internal = await signedIn(portal.url, MAILS.internalUser);
    const teacher = await signedIn(portal.url, MAILS.teacher);
    const own = new Set((await teacher.get("/api/library")).body.map(({ nodeRef }: { nodeRef: string }) => nodeRef));
    const others: { nodeRef: string }[] = (await internal.get("/api/library")).body;
    FOREIGN.uuid = others.find(({ nodeRef }) => !own.has(nodeRef))?.nodeRef ?? "";
  });

  it("a title of another shelf is refused to a teacher, operation by operation", async () => {
    expect(FOREIGN.uuid).not.toBe("");
    const teacher = await signedIn(portal.url, MAILS.teacher);
    for (const [id, method, path, body] of owned(FOREIGN.uuid)) {
      const answer = await teacher.call(method, path, body);
      expect([id, answer.status, answer.body.reason]).toEqual([id, 403, "TITLE_NOT_YOURS"]);
    }
  });

  it("a title of one's own is not", async () => {
    const teacher = await signedIn(portal.url, MAILS.teacher);
    const [first] = (await teacher.get("/api/library")).body;
    for (const [id, method, path, body] of owned(first.nodeRef)) {
      expect([id, (await teacher.call(method, path, body)).status]).toEqual([id, 200]);
    }
  });
});
