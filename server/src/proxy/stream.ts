import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ProblemError } from "../contract/problem.ts";
import { onDeparture } from "../lib/departure.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { faultKindOf } from "./exchange.ts";

/** What is streamed, and under which headers. */
export interface StreamRequest {
  method: "GET" | "HEAD" | "POST" | "PUT";
  path: string;
  headers: Record<string, string>;
  body?: Buffer | string | null;
  /** Which headers of the answer pass. */
  pass: (headers: IncomingHttpHeaders) => Record<string, string | string[]>;
  /** Milliseconds until the upstream must have begun to answer. */
  headersTimeoutMs: number;
}

const BODY_IDLE_MS = 30_000;

/**
 * Streams an answer of the upstream to the browser with back-pressure. When the browser leaves, the upstream request
 * ends; when the upstream breaks off, the browser's connection is cut, so that half a file never looks whole.
 */
export async function streamAnswer(
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, path, headers, body = null, pass, headersTimeoutMs }: StreamRequest,
): Promise<FastifyReply> {
  const departure = new AbortController();
  const { socket } = request.raw;
  const stopWaiting = onDeparture(socket, () => departure.abort());
  reply.raw.once("close", stopWaiting);
  if (socket.destroyed) departure.abort();
  const answer = await upstream.dispatcher
    .request({
      origin: upstream.origin,
      method,
      path,
      headers,
      body,
      signal: departure.signal,
      headersTimeout: headersTimeoutMs,
      bodyTimeout: BODY_IDLE_MS,
    })
    .catch((error: Error) => {
      request.log.error({ err: error }, "the upstream failed");
      throw new ProblemError(toReason(error));
    });
  reply.status(answer.statusCode).headers(pass(answer.headers));
  return reply.send(answer.body);
}

function toReason(error: Error) {
  if ("code" in error && error.code === "UND_ERR_HEADERS_TIMEOUT") return "UPSTREAM_TIMEOUT";
  return faultKindOf(error) === "unreachable" ? "UPSTREAM_UNREACHABLE" : "UPSTREAM_BROKEN";
}
