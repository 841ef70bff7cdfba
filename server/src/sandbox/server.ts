import type { Reason } from "@anaquel/openapi/errors";
import formBody from "@fastify/formbody";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { codeFor, languageOf, ProblemError, toProblem } from "../contract/problem.ts";
import { importRoutes } from "./catalogue/routes.ts";
import { handlers } from "./domains/index.ts";
import { cardGatewayRoutes } from "./doubles/card-gateway.ts";
import { contentRoutes } from "./doubles/content.ts";
import { devRoutes } from "./doubles/dev-routes.ts";
import { identityProviderRoutes } from "./doubles/identity-provider.ts";
import { ltiToolRoutes } from "./doubles/lti-tool.ts";
import { bindHandlers } from "./http/bind.ts";
import type { Services } from "./http/context.ts";
import { mediaRoutes } from "./media/routes.ts";

const BY_STATUS: Record<number, Reason> = {
  400: "MALFORMED_REQUEST",
  404: "NOT_FOUND",
  405: "METHOD_REFUSED",
  413: "PAYLOAD_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "MEDIA_TYPE_REFUSED",
};

/** PostgreSQL error classes and network codes that mean the database is not there, not that a query is wrong. */
const DATABASE_GONE = /^(08|57P0|53)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOENT)$/;
const DATABASE_GONE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|is closed/i;

/** PostgreSQL's word that another request was faster: a unique value is taken, or the transaction gave way. */
const OVERTAKEN = /^(23505|40001|40P01)$/;

/** PostgreSQL's class of values that no column can hold, such as a number that is too large. */
const NOT_A_VALUE = /^22\d/;

/** Above every limit that an operation has for its upload, so that the operation refuses it by its own name. */
const UPLOAD_LIMIT = 8 * 1024 * 1024;

/** The reference API: the whole contract at its root, with files, the content service and the helpers for trying it. */
export async function createSandboxServer(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 512 },
    bodyLimit: 1024 * 1024,
  });
  app.removeContentTypeParser("text/plain");
  await app.register(formBody);
  // An upload is taken in whole, so that a refusal is heard.
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: UPLOAD_LIMIT },
    async (request: FastifyRequest, content: Buffer) => readForm(request.headers["content-type"] ?? "", content),
  );

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const reason = reasonOf(error, request.method);
    if (reason === "UNEXPECTED") process.stderr.write(`${error.stack}\n`);
    const details = { code: codeFor(reason, request.body), ...(error instanceof ProblemError ? error.details : {}) };
    const problem = toProblem(
      reason,
      languageOf(request.headers["accept-language"]),
      String(request.headers["x-request-id"] ?? ""),
      details,
    );
    return reply.status(problem.status).type("application/problem+json; charset=utf-8").send(JSON.stringify(problem));
  });
  app.setNotFoundHandler(() => {
    throw new ProblemError("NOT_FOUND");
  });

  bindHandlers(app, handlers, services);
  mediaRoutes(app, services);
  contentRoutes(app, services);
  devRoutes(app, services);
  ltiToolRoutes(app, services);
  cardGatewayRoutes(app, services);
  await app.register(async (scope) => identityProviderRoutes(scope, services));
  importRoutes(app, services);
  app.get("/health", async () => ({ status: "ready" }));
  await app.ready();
  return app;
}

function reasonOf(error: FastifyError, method: string): Reason {
  if (error instanceof ProblemError) return error.reason;
  if (DATABASE_GONE.test(error.code ?? "") || DATABASE_GONE_TEXT.test(error.message)) return "DATABASE_UNAVAILABLE";
  if (method !== "GET" && OVERTAKEN.test(error.code ?? "")) return "CONFLICT";
  if (NOT_A_VALUE.test(error.code ?? "")) return "VALIDATION_FAILED";
  return BY_STATUS[error.statusCode ?? 500] ?? "UNEXPECTED";
}

async function readForm(type: string, content: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(content), { headers: { "content-type": type } }).formData();
  } catch {
    throw new ProblemError("MALFORMED_REQUEST");
  }
}
