import { OPERATIONS, type OperationFacts } from "@anaquel/openapi/operations";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";

type Deprecation = OperationFacts["deprecation"];

const NAMED = new Map<string, Deprecation>(
  Object.entries<OperationFacts>(OPERATIONS).map(([id, { deprecation }]) => [id, deprecation]),
);

/** Tells callers of an operation that is going away since when and until when (RFC 9745, RFC 8594). */
export const deprecation = plugin(
  async function deprecation(
    app: FastifyInstance,
    { operations = NAMED }: { operations?: ReadonlyMap<string, Deprecation> },
  ) {
    const headers = new Map([...operations].flatMap(([id, found]) => (found ? [[id, writeHeaders(found)]] : [])));
    if (headers.size === 0) return;
    app.addHook("onRequest", (request, reply, done) => {
      const found = headers.get(request.routeOptions.config.operationId ?? "");
      if (found) reply.headers(found);
      done();
    });
  },
  { name: "deprecation" },
);

function writeHeaders({ since, sunset }: NonNullable<Deprecation>): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset ? { sunset: new Date(sunset).toUTCString() } : {}),
    link: '</docs/changelog/>; rel="deprecation"; type="text/html"',
  };
}
