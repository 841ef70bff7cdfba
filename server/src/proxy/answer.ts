import type { Reason } from "@anaquel/openapi/errors";
import { codeFor, codesOf, isReason, type ProblemDetails, ProblemError, statusOf } from "../contract/problem.ts";
import type { FieldErrors, OperationContract } from "../contract/validate.ts";
import type { AnswerChecker } from "./answer-checker.ts";
import { type ExchangeAnswer, UpstreamFault } from "./exchange.ts";

/** A checked success of the upstream. */
export class UpstreamAnswer {
  readonly status: number;
  readonly headers: ExchangeAnswer["headers"];
  readonly body: Buffer;
  readonly #isJson: boolean;
  #json: unknown;

  constructor({ status, headers, body }: ExchangeAnswer, isJson: boolean) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.#isJson = isJson;
  }

  /**
   * What the body of a JSON answer says, parsed when it is first asked for; undefined for every other answer.
   *
   * @throws UpstreamFault when it is broken
   */
  get json(): unknown {
    if (this.#isJson) this.#json ??= parseJson(this.body);
    return this.#json;
  }
}

/** How strictly answers are held to the contract. `offContract` is told of every breach. */
export interface AnswerRules {
  check: "enforce" | "report" | "off";
  /** Checks what is too large to be checked between two other requests. */
  checker: AnswerChecker;
  offContract: (breach: string) => void;
}

const LARGE_BYTES = 256 * 1024;

/**
 * Turns a complete upstream answer to a request with the body `sent` into a checked success, or into the problem that the browser
 * gets instead.
 *
 * @throws ProblemError for every answer that is not a success
 * @throws UpstreamFault when the answer cannot be used
 */
export async function interpretAnswer(
  contract: OperationContract,
  answer: ExchangeAnswer,
  rules: AnswerRules,
  sent: unknown,
): Promise<UpstreamAnswer> {
  const mediaType = mediaTypeOf(answer.headers["content-type"]);
  if (answer.status >= 400) throw toProblemError(contract, answer, { mediaType, sent });
  const isEmpty = answer.status === 204 || answer.status === 304 || (answer.status >= 300 && answer.status < 400);
  if (!contract.declares(answer.status, isEmpty ? null : mediaType)) {
    throw new UpstreamFault("broken", `an undeclared answer: ${answer.status} ${mediaType ?? "without a type"}`);
  }
  const isJson = !isEmpty && mediaType === "application/json";
  const checked = new UpstreamAnswer(answer, isJson);
  if (!isJson || !isChecked(rules.check)) return checked;
  const breaches =
    answer.body.length > LARGE_BYTES
      ? await checkApart(rules.checker, contract, answer, mediaType)
      : contract.checkResponse(answer.status, mediaType, checked.json);
  if (breaches) {
    rules.offContract(JSON.stringify(breaches).slice(0, 500));
    if (rules.check === "enforce") throw new UpstreamFault("broken", "an answer off the contract");
  }
  return checked;
}

async function checkApart(
  checker: AnswerChecker,
  contract: OperationContract,
  { status, body }: ExchangeAnswer,
  mediaType: string,
): Promise<FieldErrors | null> {
  const result = await checker.check({ id: contract.entry.id, status, mediaType, body });
  if ("isBroken" in result) throw new UpstreamFault("broken", "an answer that is not JSON");
  return result.breaches;
}

const REPORTED_EVERY = 100;
let reported = 0;

/** Checking costs more than passing on: against the real API every hundredth answer is looked at. */
function isChecked(check: AnswerRules["check"]): boolean {
  if (check !== "report") return check === "enforce";
  reported = (reported + 1) % REPORTED_EVERY;
  return reported === 1;
}

/** The media type without its parameters, or null. */
export function mediaTypeOf(contentType: string | string[] | undefined): string | null {
  if (typeof contentType !== "string") return null;
  return contentType.split(";", 1)[0]?.trim().toLowerCase() || null;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new UpstreamFault("broken", "an answer that is not JSON");
  }
}

const FALLBACKS: Record<number, Reason> = {
  400: "VALIDATION_FAILED",
  401: "NO_SESSION",
  403: "ROLE_REFUSED",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "MEDIA_TYPE_REFUSED",
  422: "VALIDATION_FAILED",
  429: "RATE_LIMITED",
  503: "SERVICE_UNAVAILABLE",
};

/** What a refusal is read by: its media type, and the body of the request that it answers. */
export interface RefusalContext {
  mediaType: string | null;
  sent: unknown;
}

/**
 * Business errors keep their status, number and refused fields; everything else becomes the general error of its status. Texts of
 * the upstream are never passed on: the catalogue has a message for every reason.
 */
export function toProblemError(
  contract: OperationContract,
  answer: ExchangeAnswer,
  { mediaType, sent }: RefusalContext,
): ProblemError {
  const body = mediaType?.endsWith("json") ? readProblem(answer.body) : {};
  const { reasons } = contract.entry.facts;
  const reason = isReason(body.reason) ? body.reason : reasonOfCode(Number(body.code), reasons, sent);
  const isDeclared = reason !== null && reasons.includes(reason) && statusOf(reason) === answer.status;
  const details: ProblemDetails = {};
  if (isDeclared)
    details.code = codesOf(reason).includes(Number(body.code)) ? Number(body.code) : codeFor(reason, sent);
  if ((isDeclared || answer.status < 500) && isFieldErrors(body.errors)) details.errors = body.errors;
  const retryAfter = Number(answer.headers["retry-after"]);
  if (retryAfter > 0) details.retryAfter = retryAfter;
  return new ProblemError(isDeclared ? reason : generalReason(answer.status, reasons), details);
}

/** The general error of a status. A read has no conflicts: it declares none. */
function generalReason(status: number, declared: readonly string[]): Reason {
  const reason = FALLBACKS[status] ?? "UNEXPECTED";
  return reason === "CONFLICT" && !declared.includes(reason) ? "UNEXPECTED" : reason;
}

interface ForeignProblem {
  reason?: unknown;
  code?: unknown;
  errors?: unknown;
}

function readProblem(body: Buffer): ForeignProblem {
  try {
    const parsed: unknown = JSON.parse(body.toString("utf8"));
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/**
 * What a bare number means: of the reasons that the operation declares the first that has it for such a request, else the first
 * that has it at all. Source: D3.
 */
function reasonOfCode(code: number, declared: readonly string[], sent: unknown): Reason | null {
  const reasons = declared.filter(isReason);
  return (
    reasons.find((reason) => codeFor(reason, sent) === code) ??
    reasons.find((reason) => codesOf(reason).includes(code)) ??
    null
  );
}

function isFieldErrors(value: unknown): value is Record<string, string | boolean> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((field) => typeof field === "string" || typeof field === "boolean")
  );
}
