import { pipeline, type Readable, Transform } from "node:stream";
import type { OperationId } from "@anaquel/openapi/operations";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ProblemError } from "../contract/problem.ts";
import { type OperationContract, operationContract } from "../contract/validate.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { mediaTypeOf, toProblemError } from "./answer.ts";
import { UpstreamFault } from "./exchange.ts";
import { answerFault, ensureUpstream, type ForwardEvents } from "./faults.ts";
import { HEAD_START_MS } from "./forward.ts";
import { passedBack, upstreamHeaders } from "./headers.ts";
import { openStream, type StreamedAnswer } from "./stream.ts";

const MAX_PROBLEM_BYTES = 65_536;

/** Passes an operation on piece by piece: downloads, media with ranges, uploads. */
export type StreamOperation = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: OperationId,
  token: string | null,
) => Promise<FastifyReply>;

/** Makes the one function through which streamed operations reach the upstream. */
export function createStreamOperation(upstream: Upstream, apiBase: string, events: ForwardEvents): StreamOperation {
  return async function streamOperation(request, reply, id, token) {
    const contract = operationContract(id);
    const { facts } = contract.entry;
    const timeoutMs = facts.timeoutMs - HEAD_START_MS;
    const started = performance.now();
    ensureUpstream(upstream.breaker);
    // What is too large says nothing of the upstream.
    const body = contract.bodyKind === "upload" ? limited(request, facts.maxBytes) : null;
    try {
      const answer = await openStream(upstream, request, reply, {
        method: facts.method,
        path: upstream.basePath + request.url.slice(apiBase.length),
        headers: { ...upstreamHeaders(request, token), ...uploadHeaders(contract, request) },
        body,
        headersTimeoutMs: timeoutMs,
      });
      upstream.breaker.succeeded();
      await checkAnswer(contract, answer, timeoutMs - (performance.now() - started));
      const length = answer.headers["content-length"];
      reply.status(answer.status).headers(passedBack(answer.headers));
      if (length) reply.header("content-length", length);
      return reply.send(answer.body);
    } catch (error) {
      throw answerFault(request, id, error, { breaker: upstream.breaker, events });
    }
  };
}

/** Lets only declared answers pass; the body of an error is read and replaced by the problem it means. */
async function checkAnswer(contract: OperationContract, answer: StreamedAnswer, timeoutMs: number): Promise<void> {
  const mediaType = mediaTypeOf(answer.headers["content-type"]);
  if (answer.status >= 400) {
    const refusal = { ...answer, body: await readProblem(answer.body, timeoutMs) };
    throw toProblemError(contract, refusal, { mediaType, sent: undefined });
  }
  const isEmpty = answer.status === 204 || answer.status === 304;
  if (contract.declares(answer.status, isEmpty ? null : mediaType)) return;
  answer.body.destroy();
  throw new UpstreamFault("broken", `an undeclared answer: ${answer.status} ${mediaType ?? "without a type"}`);
}

/** The body of an error, as far as it came in time; more than a problem needs is not read. */
async function readProblem(body: Readable, timeoutMs: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => body.destroy(), Math.max(0, timeoutMs));
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      // Leaving the loop closes the connection.
      if (size > MAX_PROBLEM_BYTES) break;
    }
  } catch {
    // What came of it may be enough.
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}

function uploadHeaders(contract: OperationContract, request: FastifyRequest): Record<string, string> {
  const { "content-type": type, "content-length": length } = request.headers;
  if (contract.bodyKind !== "upload" || !type) return {};
  return { "content-type": type, ...(length ? { "content-length": length } : {}) };
}

/** The body of an upload, cut off when it grows beyond its limit, whatever its length was said to be. */
function limited(request: FastifyRequest, maxBytes: number): Transform {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new ProblemError("PAYLOAD_TOO_LARGE");
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? new ProblemError("PAYLOAD_TOO_LARGE") : null, chunk);
    },
  });
  pipeline(request.raw, limit, () => {});
  return limit;
}
