import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dispatcher } from "undici";
import { onDeparture } from "../lib/departure.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { faultKindOf, UpstreamFault } from "./exchange.ts";
import { problemOfFault } from "./faults.ts";

/** What is streamed. */
export interface StreamRequest {
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body?: Readable | Buffer | string | null;
  /** Milliseconds until the upstream must have begun to answer. */
  headersTimeoutMs: number;
}

/** An answer that has begun. */
export interface StreamedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Dispatcher.ResponseData["body"];
}

const BODY_IDLE_MS = 30_000;
const STALLED_MS = 60_000;

/**
 * Begins an answer of the upstream that passes to the browser piece by piece, with back-pressure. When the browser leaves,
 * the upstream request ends; when the upstream breaks off, the browser's connection is cut, so that half a file never looks
 * whole.
 *
 * @throws UpstreamFault when no answer begins
 */
export async function openStream(
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  { headersTimeoutMs, body = null, ...sent }: StreamRequest,
): Promise<StreamedAnswer> {
  const departure = new AbortController();
  const { socket } = request.raw;
  const stopWaiting = onDeparture(socket, () => departure.abort());
  reply.raw.once("close", stopWaiting);
  if (socket.destroyed) departure.abort();
  // A reader who takes nothing for a while is gone; whoever only paused asks for the rest when it goes on.
  reply.raw.setTimeout(STALLED_MS, () => socket.destroy());
  const answer = await upstream.streams
    .request({
      ...sent,
      body,
      origin: upstream.origin,
      signal: departure.signal,
      headersTimeout: headersTimeoutMs,
      bodyTimeout: BODY_IDLE_MS,
    })
    .catch((error: Error) => {
      throw toFault(error, departure.signal.aborted);
    });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

/** Which headers of an answer pass. */
export type Pass = (headers: IncomingHttpHeaders) => Record<string, string | string[]>;

/** Streams an answer that no operation of the contract describes: files and the helpers of the sandbox. */
export async function streamAnswer(
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  { pass, ...sent }: StreamRequest & { pass: Pass },
): Promise<FastifyReply> {
  const answer = await openStream(upstream, request, reply, sent).catch((error: unknown) => {
    request.log.error({ err: error }, "the upstream failed");
    throw problemOfFault(error);
  });
  return reply.status(answer.status).headers(pass(answer.headers)).send(answer.body);
}

function toFault(error: Error, hasLeft: boolean): Error {
  if (hasLeft) return new UpstreamFault("left", "the browser left");
  // A refused upload ends the exchange with the refusal itself.
  if ("reason" in error) return error;
  const isLate = "code" in error && error.code === "UND_ERR_HEADERS_TIMEOUT";
  return new UpstreamFault(isLate ? "timeout" : faultKindOf(error), error.message);
}
