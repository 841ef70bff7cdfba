import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Reason } from "@anaquel/openapi/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type ProblemDetails, ProblemError, toProblem } from "../contract/problem.ts";
import { UpstreamFault } from "../proxy/exchange.ts";
import { problemOfFault } from "../proxy/faults.ts";
import { readLanguage } from "./request-context.ts";

const BY_STATUS: Record<number, Reason> = {
  400: "MALFORMED_REQUEST",
  404: "NOT_FOUND",
  405: "METHOD_REFUSED",
  408: "REQUEST_TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "MEDIA_TYPE_REFUSED",
  429: "RATE_LIMITED",
  431: "HEADERS_TOO_LARGE",
  503: "SERVICE_UNAVAILABLE",
};

/** Answers every error with a problem of the catalogue, in the language of the reader. */
export const errors = plugin(
  async function errors(app: FastifyInstance) {
    app.setErrorHandler((thrown: FastifyError, request, reply) => {
      if (thrown instanceof UpstreamFault && thrown.kind === "left") {
        // Nobody is there to read an answer.
        reply.hijack();
        request.raw.destroy();
        return;
      }
      if (thrown instanceof UpstreamFault)
        request.log.error({ detail: thrown.message }, "an answer of the API is unusable");
      const error = problemOfFault(thrown) as FastifyError;
      if (error instanceof ProblemError) return sendProblem(request, reply, error.reason, error.details);
      const reason = BY_STATUS[error.statusCode ?? 500] ?? "UNEXPECTED";
      if (reason === "UNEXPECTED") request.log.error({ err: error }, "an unexpected error");
      return sendProblem(request, reply, reason, retryDetails(reply));
    });
  },
  { name: "errors" },
);

function retryDetails(reply: FastifyReply): ProblemDetails {
  const retryAfter = Number(reply.getHeader("retry-after"));
  return retryAfter > 0 ? { retryAfter } : {};
}

/** Sends a problem. Retry-After is in seconds. */
export function sendProblem(
  request: Pick<FastifyRequest, "id" | "language">,
  reply: FastifyReply,
  reason: Reason,
  details: ProblemDetails = {},
): FastifyReply {
  const problem = toProblem(reason, request.language, request.id, details);
  if (details.retryAfter) reply.header("retry-after", String(details.retryAfter));
  return reply
    .status(problem.status)
    .header("content-type", "application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(problem));
}

/** Answers an address that cannot be routed: badly encoded, or with a part that is too long. No hook has run before. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isTooLong = error.code === "FST_ERR_MAX_PARAM_LENGTH" || error.statusCode === 414;
  return sendProblem(
    { id: request.id, language: readLanguage(request.headers, null) },
    reply.header("x-request-id", request.id),
    isTooLong ? "URI_TOO_LONG" : "MALFORMED_REQUEST",
  );
}

const PARSER_REASONS: Record<string, Reason> = {
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
};

/** Answers requests that are not even HTTP, before any route sees them, and closes the connection. */
export function answerParserError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const reason = PARSER_REASONS[error.code ?? ""] ?? "MALFORMED_REQUEST";
  const problem = toProblem(reason, "es");
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      "content-type: application/problem+json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
