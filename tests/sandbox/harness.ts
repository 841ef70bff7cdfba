import { rmSync } from "node:fs";
import { OPERATIONS, type UpstreamOperationId } from "@anaquel/openapi/operations";
// Declares what the plugins add to requests.
import "../../server/src/types.ts";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { operationContract } from "../../server/src/contract/validate.ts";
import type { Services } from "../../server/src/sandbox/http/context.ts";
import { openServices } from "../../server/src/sandbox/open.ts";
import { createSandboxServer } from "../../server/src/sandbox/server.ts";
import { PASSWORD } from "../support/api.ts";
import { startDatabase, type TestDatabase } from "../support/database.ts";
import { newDataFolder } from "../support/seeded.ts";

/** The reference API in this process, with a data folder and a database of its own. */
export interface TestSandbox {
  app: FastifyInstance;
  services: Services;
  dataDir: string;
  stop(): Promise<void>;
}

/** What an operation is called with. Path parameters are taken out of `path` by name. */
export interface CallInput {
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  device?: string;
  headers?: Record<string, string>;
}

/** An answer whose body was held to the contract. */
export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  // Tests look into bodies of every shape; each one says what it expects.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
}

export const PUBLIC_URL = "http://localhost:4190/";

/** Starts it on the embedded database, or on a real PostgreSQL with TEST_DATABASE=postgres. */
export async function startSandbox(): Promise<TestSandbox> {
  const dataDir = newDataFolder();
  const database: TestDatabase | null = process.env.TEST_DATABASE === "postgres" ? await startDatabase() : null;
  const config = {
    socket: "",
    dataDir,
    databaseUrl: database?.url ?? null,
    publicUrl: PUBLIC_URL,
    fresh: false,
    providers: { google: null, microsoft: null },
  };
  const { services, close } = await openServices(config, () => {});
  const app = await createSandboxServer(services);
  return {
    app,
    services,
    dataDir,
    async stop() {
      await app.close();
      await close();
      await database?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Calls an operation by its id, and fails when the answer is not one that the contract declares. */
export async function call(sandbox: TestSandbox, id: UpstreamOperationId, input: CallInput = {}): Promise<Answered> {
  const { method, path } = OPERATIONS[id];
  const url = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(input.path?.[name])));
  const answer = await sandbox.app.inject({
    method,
    url: `${url}?${new URLSearchParams(input.query)}`,
    headers: {
      ...(input.token ? { "x-access-token": input.token } : {}),
      ...(input.device ? { "x-device-id": input.device } : {}),
      ...(input.body === undefined ? {} : { "content-type": "application/json" }),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
  });
  const type = String(answer.headers["content-type"] ?? "").split(";", 1)[0] ?? "";
  const body = type.endsWith("json") ? JSON.parse(answer.body) : answer.body;
  if (type.endsWith("json")) {
    const contract = operationContract(id);
    expect(contract.declares(answer.statusCode, type), `${id} answers ${answer.statusCode} ${type}`).toBe(true);
    expect(contract.checkResponse(answer.statusCode, type, body), `${id} keeps its contract`).toBeNull();
  }
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Signs in and gives the access token. */
export async function tokenOf(sandbox: TestSandbox, mail: string): Promise<string> {
  const { status, headers, body } = await call(sandbox, "signIn", { body: { mail, password: PASSWORD, token: "x" } });
  expect(status, `${mail}: ${JSON.stringify(body)}`).toBe(200);
  return String(headers["x-access-token"]);
}
