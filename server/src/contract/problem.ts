import { ERRORS, type Reason } from "@anaquel/openapi/errors";

/** The languages in which problems are told. */
export type Language = "es" | "en" | "it";

/** The error body of every answer that is not a success (RFC 9457 with the publisher's codes). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  instance?: string;
  code: number;
  reason: Reason;
  message: string;
  errors?: Record<string, string | boolean>;
}

/** What may be added to a problem. `retryAfter` is in seconds; `code` counts only when it is one of the reason's numbers. */
export interface ProblemDetails {
  code?: number;
  detail?: string;
  errors?: Record<string, string | boolean>;
  retryAfter?: number;
}

/** An expected failure with its place in the error catalogue. Throw it anywhere; the error handler answers it. */
export class ProblemError extends Error {
  readonly reason: Reason;
  readonly details: ProblemDetails;

  constructor(reason: Reason, details: ProblemDetails = {}) {
    super(`${reason}${details.detail ? `: ${details.detail}` : ""}`);
    this.name = "ProblemError";
    this.reason = reason;
    this.details = details;
  }

  /** HTTP status of the problem. */
  get statusCode(): number {
    return statusOf(this.reason);
  }
}

/** HTTP status that belongs to a reason: floor(code / 1000). */
export function statusOf(reason: Reason): number {
  return Math.floor(ERRORS[reason].code / 1000);
}

/** A number that a reason has for requests whose body has these fields. */
interface OtherCode {
  readonly code: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** All numbers of a reason, the usual one first. */
export function codesOf(reason: Reason): number[] {
  const others: readonly OtherCode[] = ERRORS[reason].otherCodes;
  return [ERRORS[reason].code, ...others.map(({ code }) => code)];
}

/** The number of a reason in the answer to a request with this body. Source: D3. */
export function codeFor(reason: Reason, sent: unknown): number {
  const others: readonly OtherCode[] = ERRORS[reason].otherCodes;
  const fields = (typeof sent === "object" && sent !== null ? sent : {}) as Record<string, unknown>;
  const fitting = others.find(({ body }) => Object.entries(body).every(([name, value]) => fields[name] === value));
  return fitting?.code ?? ERRORS[reason].code;
}

/** Whether a text names a reason of the catalogue. */
export function isReason(value: unknown): value is Reason {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

/** Builds the body of a problem in the language of the reader. */
export function toProblem(
  reason: Reason,
  language: Language,
  instance?: string,
  details: ProblemDetails = {},
): Problem {
  const entry = ERRORS[reason];
  const code = details.code !== undefined && codesOf(reason).includes(details.code) ? details.code : entry.code;
  return {
    type: `/docs/errors#${reason}`,
    title: entry.title,
    status: statusOf(reason),
    ...(details.detail ? { detail: details.detail } : {}),
    ...(instance ? { instance } : {}),
    code,
    reason,
    message: entry.message[language],
    ...(details.errors ? { errors: details.errors } : {}),
  };
}

/** The language to answer in: first supported entry of Accept-Language, else Spanish. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const part of (acceptLanguage ?? "").split(",")) {
    const language = languageOfTag(part.trim());
    if (language) return language;
  }
  return "es";
}

/** The language that a tag names, with or without its country (`it`, `it_IT`, `it-IT`); null when it is none of ours. */
export function languageOfTag(tag: string): Language | null {
  const language = tag.slice(0, 2).toLowerCase();
  return language === "es" || language === "en" || language === "it" ? language : null;
}
