import { fileURLToPath } from "node:url";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createClientFromOperations } from "@stoplight/prism-http/dist/client.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Logger, pino } from "pino";

/** Tells that an answer is an example of the contract. */
export const MOCKED_HEADER = "x-anaquel-mocked";

const settings = {
  mock: { dynamic: false },
  // The binder has checked the request from the same contract.
  validateRequest: false,
  validateResponse: false,
  checkSecurity: false,
  errors: false,
  isProxy: false,
  upstreamProxy: undefined,
} as const;

/** The mock logs every step, one of them at a level of its own. */
const silent = pino({ level: "silent", customLevels: { success: 32 } });

/** Answers operations that have no implementation yet from the examples of the contract, and says so in a header. */
export function createMock(): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let starting: Promise<ReturnType<typeof createClientFromOperations>> | null = null;

  async function start() {
    const document = fileURLToPath(import.meta.resolve("@anaquel/openapi/contract.json"));
    const operations = await getHttpOperationsFromSpec(document);
    return createClientFromOperations(operations, { ...settings, logger: silent as unknown as Logger });
  }

  return async function answer(request, reply) {
    starting ??= start();
    const mock = await starting;
    const answered = await mock.request(
      request.url,
      { method: request.method.toLowerCase() as "get", headers: {}, body: request.body },
      { mock: { ...settings.mock, ...preferenceOf(request) } },
    );
    reply.status(answered.status).header(MOCKED_HEADER, "example");
    for (const [name, value] of Object.entries(answered.headers ?? {})) reply.header(name, value);
    return reply.send(answered.data === undefined ? undefined : toBody(answered.data));
  };
}

/** Which answer the caller asks for: `Prefer: code=404, example=NOT_FOUND`. */
function preferenceOf(request: FastifyRequest): { code?: number; exampleKey?: string } {
  const { prefer } = request.headers;
  if (typeof prefer !== "string") return {};
  const code = /\bcode=(\d{3})\b/.exec(prefer)?.[1];
  const example = /\bexample=([\w-]+)/.exec(prefer)?.[1];
  return { ...(code ? { code: Number(code) } : {}), ...(example ? { exampleKey: example } : {}) };
}

function toBody(data: unknown): unknown {
  return typeof data === "string" || Buffer.isBuffer(data) ? data : JSON.stringify(data);
}
