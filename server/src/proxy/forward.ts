import type { OperationId } from "@anaquel/openapi/operations";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { type OperationContract, operationContract } from "../contract/validate.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { type AnswerRules, interpretAnswer, type UpstreamAnswer } from "./answer.ts";
import { AnswerChecker } from "./answer-checker.ts";
import { type ExchangeAnswer, type ExchangeRequest, exchange, type FaultKind, UpstreamFault } from "./exchange.ts";
import { answerFault, ensureUpstream, type ForwardEvents } from "./faults.ts";
import { upstreamHeaders } from "./headers.ts";

/** The gateway answers this long before the operation's own limit, so that its answer arrives and not a timeout. */
export const HEAD_START_MS = 500;
const FORM_TYPE = "application/x-www-form-urlencoded";
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const RETRIED: ReadonlySet<FaultKind> = new Set(["unreachable", "reset"]);

/** What a forwarded operation may differ in from the browser's request. */
export interface ForwardOptions {
  token: string | null;
  /** Path with query; default: the one the browser asked for, without the API base. */
  path?: string;
  method?: string;
  body?: unknown;
  /** The gateway asks on its own account: what the browser says of the answer it wants, such as a range, is about another one. */
  isOwn?: boolean;
}

/** Sends an operation to the upstream and returns its checked answer. */
export type Forward = (request: FastifyRequest, id: OperationId, options: ForwardOptions) => Promise<UpstreamAnswer>;

/** Makes the one function through which every operation reaches the upstream. */
export function createForward(upstream: Upstream, config: Config, apiBase: string, events: ForwardEvents): Forward {
  const checker = new AnswerChecker();
  return async function forward(request, id, options) {
    const contract = operationContract(id);
    ensureUpstream(upstream.breaker);
    try {
      const answer = await sendWithRetry(toExchange(request, contract, options));
      // Whatever it says: the upstream is alive.
      upstream.breaker.succeeded();
      const rules: AnswerRules = {
        check: config.contractCheck,
        checker,
        offContract: (breach) => {
          events.offContract(id);
          request.log.warn({ operationId: id, breach }, "an upstream answer breaks the contract");
        },
      };
      return await interpretAnswer(contract, answer, rules, options.body);
    } catch (error) {
      throw answerFault(request, id, error, { breaker: upstream.breaker, events });
    }
  };

  function toExchange(request: FastifyRequest, contract: OperationContract, options: ForwardOptions): ExchangeRequest {
    const { facts } = contract.entry;
    // The validating proxy follows redirects itself; what ends in one goes past it.
    const { dispatcher, origin } = (facts.navigation ? null : upstream.judge) ?? upstream;
    const headers = upstreamHeaders(request, options.token, options.isOwn ? [] : undefined);
    const body = writeBody(contract, options.body);
    if (body !== null) headers["content-type"] = contract.bodyKind === "form" ? FORM_TYPE : "application/json";
    return {
      dispatcher,
      origin,
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

function writeBody(contract: OperationContract, body: unknown): string | null {
  if (body === undefined || body === null) return null;
  if (contract.bodyKind !== "form") return JSON.stringify(body);
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
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
