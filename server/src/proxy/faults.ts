import type { Reason } from "@anaquel/openapi/errors";
import type { OperationId } from "@anaquel/openapi/operations";
import type { FastifyRequest } from "fastify";
import { ProblemError } from "../contract/problem.ts";
import type { Breaker } from "../lib/breaker.ts";
import { type FaultKind, UpstreamFault } from "./exchange.ts";

const REASONS: Record<Exclude<FaultKind, "left">, Reason> = {
  unreachable: "UPSTREAM_UNREACHABLE",
  reset: "UPSTREAM_BROKEN",
  broken: "UPSTREAM_BROKEN",
  timeout: "UPSTREAM_TIMEOUT",
  busy: "SERVICE_UNAVAILABLE",
};

/** Faults that say that the upstream is in trouble. */
const TROUBLE: ReadonlySet<FaultKind> = new Set(["unreachable", "reset", "timeout"]);

/** Told of every fault and breach, for metrics. */
export interface ForwardEvents {
  fault(id: OperationId, kind: FaultKind): void;
  offContract(id: OperationId): void;
}

/** What the browser is told of a failed exchange. */
export function problemOfFault(error: unknown): unknown {
  const isFault = error instanceof UpstreamFault && error.kind !== "left";
  return isFault ? new ProblemError(REASONS[error.kind as keyof typeof REASONS]) : error;
}

/** Refuses at once while the upstream is known to be down. */
export function ensureUpstream(breaker: Breaker): void {
  const wait = breaker.refusal();
  if (wait !== null) throw new ProblemError("SERVICE_UNAVAILABLE", { retryAfter: wait });
}

/** The problem of a failed operation. Counts it, and logs the detail that the browser does not get. */
export function answerFault(
  request: FastifyRequest,
  id: OperationId,
  error: unknown,
  { breaker, events }: { breaker: Breaker; events: ForwardEvents },
): unknown {
  if (!(error instanceof UpstreamFault) || error.kind === "left") return error;
  events.fault(id, error.kind);
  if (TROUBLE.has(error.kind)) breaker.failed();
  request.log.error({ operationId: id, fault: error.kind, detail: error.message }, "the upstream failed");
  return problemOfFault(error);
}
