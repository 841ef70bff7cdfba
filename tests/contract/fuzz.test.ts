import { OPERATIONS, type OperationFacts } from "@anaquel/openapi/operations";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationContract } from "../../server/src/contract/validate.ts";
import { ApiClient, MAILS, MATEMATICAS, OPEN_LINK, signedIn } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const RUNS = 25;
const SEED = 20_261_121;
let portal: Portal;
let clients: ApiClient[];

beforeAll(async () => {
  portal = await startPortal();
  clients = [
    new ApiClient(portal.url),
    await signedIn(portal.url, MAILS.teacher),
    await signedIn(portal.url, MAILS.support),
  ];
});

afterAll(() => portal.stop());

/** Texts that break things: empty, long, of other scripts, with markup, SQL, paths and control characters. */
const hostile = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "'",
    "%",
    "_",
    "null",
    "0",
    "-1",
    "1e9",
    "../..",
    "<script>",
    "'; DROP TABLE account; --",
    "\u0000",
    "ñ".repeat(300),
    "💥",
  ),
);
/** Identifiers, right and wrong. */
const identifier = fc.oneof(
  fc.constantFrom(MATEMATICAS, OPEN_LINK, "48213", "google", "signin", "es", "footer"),
  fc.uuid(),
  hostile,
);
const body = fc
  .oneof(
    fc.json(),
    fc.record({ mail: hostile, password: hostile, token: hostile }),
    fc.record({ uuid: identifier }),
    fc.record({ language: fc.oneof(fc.constantFrom("es", "en", "it"), hostile) }),
    fc.array(identifier, { maxLength: 5 }),
    hostile,
  )
  .map((value) => (typeof value === "string" ? value : JSON.stringify(value)));

const QUERY_NAMES = [
  "returnTo",
  "token",
  "id",
  "name",
  "surname1",
  "email",
  "dni",
  "role",
  "cache",
  "code",
  "state",
  "unknown",
];

/** Signing out would end the sessions of the other operations. */
const SKIPPED = new Set(["signOut", "leavePortal"]);

describe("whatever is sent, every answer is one that the contract declares", () => {
  test.each(Object.entries(OPERATIONS).filter(([id]) => !SKIPPED.has(id)))(
    "P-341 %s",
    { timeout: 120_000 },
    async (id, facts: OperationFacts) => {
      const contract = operationContract(id as keyof typeof OPERATIONS);
      const property = fc.asyncProperty(
        fc.array(identifier, { minLength: 4, maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...QUERY_NAMES), hostile, { maxKeys: 3 }),
        body,
        fc.nat(2),
        async (segments, query, sent, who) => {
          let next = 0;
          const path = facts.path.replaceAll(
            /\{\w+\}/g,
            () => encodeURIComponent(segments[next++ % segments.length] ?? "x") || "x",
          );
          const search = new URLSearchParams(query).toString();
          const client = clients[who] as ApiClient;
          const takesBody = facts.method !== "GET" && contract.bodyTypes.length > 0;
          const answer = await client.call(
            facts.method,
            `/api${path}${search ? `?${search}` : ""}`,
            takesBody ? sent : undefined,
          );
          // An empty or dotted segment leads to another address, which may not exist.
          const elsewhere = segments.some(
            (segment) => segment === "" || /^\.{1,2}$/.test(segment) || segment.length > 500,
          );
          const declared = Object.keys(contract.entry.declaration.responses).map(Number);
          if (elsewhere) expect(answer.status).toBeLessThan(500);
          else expect(declared).toContain(answer.status);
          if (answer.status >= 400)
            expect(answer.body).toMatchObject({
              status: answer.status,
              code: expect.any(Number),
              reason: expect.any(String),
            });
        },
      );
      await fc.assert(property, { numRuns: RUNS, seed: SEED });
    },
  );

  test("the portal is still there, and its data too", async () => {
    const { status, body: library } = await (await signedIn(portal.url, MAILS.teacher)).get("/api/library");
    expect([status, library.length]).toEqual([200, 15]);
  });
});
