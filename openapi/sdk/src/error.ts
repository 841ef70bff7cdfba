import type { Reason } from "../../generated/errors.ts";

/** An operation was refused or failed. Switch on `reason`; show `message`. */
export class AnaquelError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Symbolic name of the error in the catalogue; null when no answer came. */
  readonly reason: Reason | null;
  /** Number of the error; null when no answer came. */
  readonly code: number | null;
  /** Refused fields: a text for each, or true. */
  readonly errors: Readonly<Record<string, string | boolean>>;
  /** Reference to give to support. */
  readonly reference: string | null;
  /** Seconds to wait before trying again, when the answer says so. */
  readonly retryAfter: number | null;

  constructor(message: string, facts: Partial<AnaquelError> = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = "AnaquelError";
    this.status = facts.status ?? 0;
    this.reason = facts.reason ?? null;
    this.code = facts.code ?? null;
    this.errors = facts.errors ?? {};
    this.reference = facts.reference ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }
}

interface ProblemBody {
  message?: string;
  status?: number;
  reason?: Reason;
  code?: number;
  errors?: Record<string, string | boolean>;
  instance?: string;
}

/** Turns whatever went wrong with a request into an AnaquelError. */
export function toError(error: unknown, response: Response | undefined): AnaquelError {
  if (!response) return new AnaquelError("The API did not answer.", {}, { cause: error });
  const problem = (typeof error === "object" && error !== null ? error : {}) as ProblemBody;
  const retryAfter = Number(response.headers.get("retry-after"));
  return new AnaquelError(problem.message ?? `The API answered with status ${response.status}.`, {
    status: response.status,
    reason: problem.reason ?? null,
    code: problem.code ?? null,
    errors: problem.errors ?? {},
    reference: problem.instance ?? response.headers.get("x-request-id"),
    retryAfter: retryAfter > 0 ? retryAfter : null,
  });
}
