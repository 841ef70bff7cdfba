import type { Reason } from "@anaquel/openapi/errors";
import type { OperationId } from "@anaquel/openapi/operations";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { ProblemError } from "../contract/problem.ts";
import { type OperationContract, operationContract } from "../contract/validate.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { interpretAnswer, type UpstreamAnswer } from "./answer.ts";
import { type ExchangeAnswer, type ExchangeRequest, exchange, type FaultKind, UpstreamFault } from "./exchange.ts";
import { upstreamHeaders } from "./headers.ts";

/** The gateway answers this long before the operation's own limit, so that its answer arrives and not a timeout. */
const HEAD_START_MS = 500;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const RETRIED: ReadonlySet<FaultKind> = new Set(["unreachable", "reset"]);

const PROBLEMS: Record<Exclude<FaultKind, "left">, Reason> = {
  unreachable: "UPSTREAM_UNREACHABLE",
  reset: "UPSTREAM_BROKEN",
  broken: "UPSTREAM_BROKEN",
  timeout: "UPSTREAM_TIMEOUT",
};

/** What a forwarded operation may differ in from the browser's request. */
export interface ForwardOptions {
  token: string | null;
  /** Path with query; default: the one the browser asked for, without the API base. */
  path?: string;
  method?: string;
  body?: unknown;
}

/** Sends an operation to the upstream and returns its checked answer. */
export type Forward = (request: FastifyRequest, id: OperationId, options: ForwardOptions) => Promise<UpstreamAnswer>;

/** Told of every fault and breach, for metrics. */
export interface ForwardEvents {
  fault(id: OperationId, kind: FaultKind): void;
  offContract(id: OperationId): void;
}

/** Makes the one function through which every operation reaches the upstream. */
export function createForward(upstream: Upstream, config: Config, apiBase: string, events: ForwardEvents): Forward {
  return async function forward(request, id, options) {
    const contract = operationContract(id);
    const wait = upstream.breaker.refusal();
    if (wait !== null) throw new ProblemError("SERVICE_UNAVAILABLE", { retryAfter: wait });
    try {
      const answer = await sendWithRetry(toExchange(request, contract, options));
      const checked = interpretAnswer(contract, answer, {
        check: config.contractCheck,
        offContract: (breach) => {
          events.offContract(id);
          request.log.warn({ operationId: id, breach }, "an upstream answer breaks the contract");
        },
      });
      upstream.breaker.succeeded();
      return checked;
    } catch (error) {
      throw onFailure(request, id, error);
    }
  };

  function onFailure(request: FastifyRequest, id: OperationId, error: unknown): unknown {
    if (!(error instanceof UpstreamFault)) {
      // A problem is an answer: the upstream is alive.
      if (error instanceof ProblemError) upstream.breaker.succeeded();
      return error;
    }
    if (error.kind === "left") return error;
    events.fault(id, error.kind);
    if (error.kind !== "broken") upstream.breaker.failed();
    request.log.error({ operationId: id, fault: error.kind, detail: error.message }, "the upstream failed");
    return new ProblemError(PROBLEMS[error.kind]);
  }

  function toExchange(request: FastifyRequest, contract: OperationContract, options: ForwardOptions): ExchangeRequest {
    const { facts } = contract.entry;
    const headers = upstreamHeaders(request, options.token);
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    if (body !== null) headers["content-type"] = "application/json";
    return {
      dispatcher: upstream.dispatcher,
      origin: upstream.origin,
      method: (options.method ?? facts.method) as ExchangeRequest["method"],
      path: upstream.basePath + (options.path ?? request.url.slice(apiBase.length)),
      headers,
      body,
      timeoutMs: facts.timeoutMs - HEAD_START_MS,
      maxBytes: MAX_ANSWER_BYTES,
      socket: request.raw.socket,
    };
  }
}

/** A read is tried once more when nothing of an answer came back; a write is never sent twice. */
async function sendWithRetry(request: ExchangeRequest): Promise<ExchangeAnswer> {
  const started = performance.now();
  try {
    return await exchange(request);
  } catch (error) {
    const isRepeatable = request.method === "GET" && error instanceof UpstreamFault && RETRIED.has(error.kind);
    const left = request.timeoutMs - (performance.now() - started);
    if (!isRepeatable || left <= 0) throw error;
    return exchange({ ...request, timeoutMs: left });
  }
}
