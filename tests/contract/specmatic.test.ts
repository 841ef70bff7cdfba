import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPERATIONS, type OperationFacts } from "@anaquel/openapi/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNBUILT } from "../../server/src/sandbox/domains/unbuilt.ts";
import { startSandbox, type TestSandbox, tokenOf } from "../sandbox/harness.ts";
import { MAILS } from "../support/api.ts";
import { exampleParameters, exampleRequest } from "../support/examples.ts";
import { generated } from "../support/judge.ts";
import { ensureSpecmatic, hasJava, runSpecmatic } from "../support/specmatic.ts";

/** Who may try an operation; the first one for whom its example succeeds does. */
const CALLERS = [MAILS.teacher, MAILS.support, MAILS.internalUser, "inma.encuesta@demo.anaquel.example"];

/** Reads that a single call cannot make succeed, and why. */
const WITHOUT_A_CALLER: Record<string, string> = {
  listCustomerUsers: "one filter of many is needed, which no single parameter shows",
  startFreeBooksPayment: "an order must have been saved before",
  listStudentsZoneTokens: "one filter of many is needed, which no single parameter shows",
};

interface Operation {
  operationId: string;
  parameters?: unknown[];
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>;
}

/** Reads that answer JSON: Specmatic makes up bodies, of which the API rightly refuses most. */
const reads = (Object.entries(OPERATIONS) as [string, OperationFacts][]).filter(
  ([id, { method, servedBy, stream, navigation, captcha }]) =>
    method === "GET" &&
    servedBy === "upstream" &&
    !stream &&
    !navigation &&
    !captcha &&
    !(UNBUILT as readonly string[]).includes(id),
);

const folder = mkdtempSync(join(tmpdir(), "anaquel-specmatic-"));
let sandbox: TestSandbox;
let address: string;

/** The contract of these reads alone, each with the token of somebody who may call it. */
async function writeDocument(): Promise<{ judged: string[]; withoutCaller: string[] }> {
  const document = JSON.parse(readFileSync(generated("openapi.json"), "utf8"));
  const tokens = await Promise.all(CALLERS.map((mail) => tokenOf(sandbox, mail)));
  const [judged, withoutCaller]: [string[], string[]] = [[], []];
  const paths: Record<string, unknown> = {};
  for (const [id, facts] of reads) {
    const caller = await callerOf(id, facts, tokens);
    (caller < 0 ? withoutCaller : judged).push(id);
    if (caller < 0) continue;
    const item = document.paths[facts.path];
    paths[facts.path] = { get: forOneCaller(item.get, id, facts, caller) };
  }
  document.paths = paths;
  delete document.security;
  const scheme = { type: "apiKey", in: "header", name: "x-access-token" };
  document.components.securitySchemes = Object.fromEntries(CALLERS.map((_, index) => [`caller${index}`, scheme]));
  document.components.schemas = reachable(document.components.schemas, paths);
  writeFileSync(join(folder, "reads.json"), JSON.stringify(document));
  writeFileSync(join(folder, "specmatic.json"), JSON.stringify(settings(tokens)));
  return { judged, withoutCaller };
}

/** The schemas that the reads speak of: Specmatic reads all that are there, and knows no Unicode classes, which bodies have. */
function reachable(
  schemas: Record<string, unknown>,
  from: unknown,
  known = new Set<string>(),
): Record<string, unknown> {
  for (const [, name = ""] of JSON.stringify(from).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (known.has(name)) continue;
    known.add(name);
    reachable(schemas, schemas[name], known);
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => known.has(name)));
}

async function callerOf(id: string, facts: OperationFacts, tokens: string[]): Promise<number> {
  const { path } = exampleRequest(id, facts);
  for (const [index, token] of tokens.entries()) {
    const { ok } = await fetch(address + path, { headers: { "x-access-token": token } });
    if (ok) return index;
  }
  return -1;
}

/** The operation with one example, which its parameters share by name, because that is how Specmatic finds its request. */
function forOneCaller(operation: Operation, id: string, facts: OperationFacts, caller: number): Operation {
  const [status = "200"] = Object.keys(operation.responses).filter((code) => code.startsWith("2"));
  const media = operation.responses[status]?.content?.["application/json"];
  const [name = "example", example] = Object.entries(media?.examples ?? {})[0] ?? [];
  return {
    ...operation,
    parameters: exampleParameters(id, facts).map(({ example: value, ...parameter }) => ({
      ...parameter,
      examples: { [name]: { value } },
    })),
    security: [{ [`caller${caller}`]: [] }],
    responses: {
      [status]: {
        ...operation.responses[status],
        ...(media && { content: { "application/json": { ...media, examples: { [name]: example } } } }),
      },
    },
  };
}

function settings(tokens: string[]) {
  const securitySchemes = tokens.map((value, index) => [`caller${index}`, { type: "apiKey", value }]);
  return {
    version: 2,
    contracts: [{ provides: ["./reads.json"] }],
    security: { OpenAPI: { securitySchemes: Object.fromEntries(securitySchemes) } },
  };
}

describe.runIf(hasJava())("P-341 Specmatic, calling the running sandbox (only where a Java is at hand)", () => {
  beforeAll(async () => {
    [sandbox] = await Promise.all([startSandbox(), ensureSpecmatic()]);
    address = await sandbox.app.listen({ host: "127.0.0.1", port: 0 });
  }, 300_000);

  afterAll(async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("finds every read as the contract says", { timeout: 120_000 }, async () => {
    const { judged, withoutCaller } = await writeDocument();
    expect(withoutCaller).toEqual(Object.keys(WITHOUT_A_CALLER));
    const output = await runSpecmatic(folder, address);
    const [, run, failures] = /Tests run: (\d+), Successes: \d+, Failures: (\d+)/.exec(output) ?? [];
    expect(failures, output).toBe("0");
    expect(Number(run)).toBeGreaterThanOrEqual(judged.length);
  });
});
