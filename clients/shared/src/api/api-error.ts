import type { Reason } from "@anaquel/openapi/errors";

/** Status of a call that got no answer at all. */
export const NO_ANSWER = 0;
/** Status given to a call that took too long. Source: G-06. */
export const TIMED_OUT = 408;

/** What a Problem body may carry. */
interface ProblemBody {
  code?: unknown;
  reason?: unknown;
  message?: unknown;
  instance?: unknown;
  errors?: unknown;
}

/** A call that did not succeed. Screens decide by `reason` or `status`, never by a text. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 without any answer, 408 when the call took too long. */
  readonly status: number;
  /** Number of the error in the catalogue, when the answer carried one. */
  readonly code: number | null;
  readonly reason: Reason | null;
  /** Sentence of the server for people, in the language of the page. */
  readonly text: string | null;
  /** Refused fields. */
  readonly fields: Readonly<Record<string, string | boolean>>;
  /** Reference of this occurrence, to quote to support. */
  readonly reference: string | null;
  /** Seconds to wait before the next try, when the server asks for it. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown = null, headers: Headers = new Headers()) {
    super(`The call failed with status ${status}`);
    const problem: ProblemBody = typeof body === "object" && body !== null ? body : {};
    this.status = status;
    this.code = typeof problem.code === "number" ? problem.code : null;
    // A reason that the contract does not know behaves like none in every comparison.
    this.reason = typeof problem.reason === "string" ? (problem.reason as Reason) : null;
    this.text = typeof problem.message === "string" && problem.message ? problem.message : null;
    // The contract gives the field errors this shape.
    this.fields = (problem.errors ?? {}) as Record<string, string | boolean>;
    this.reference = typeof problem.instance === "string" ? problem.instance : headers.get("x-request-id");
    const seconds = Number(headers.get("retry-after") ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
  }
}

/** Whether a failure only says that nobody waits for the answer any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
