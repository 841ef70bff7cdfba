import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError, NO_ANSWER, TIMED_OUT } from "../api/api-error.ts";

// Source: P-342 to P-348.
const BY_STATUS: Readonly<Record<number, MessageDescriptor>> = {
  200: msg`Operation successful`,
  400: msg`Bad Request`,
  401: msg`Unauthorized`,
  403: msg`Forbidden Error`,
  404: msg`No data found`,
  408: msg`Timeout exceeded`,
  500: msg`An error has occurred. Please try again.`,
  [NO_ANSWER]: msg`The portal cannot be reached. Check your connection and try again.`,
};
const GATEWAY_TIMEOUT = 504;

/** The text of the status table. A gateway timeout reads like a timeout, an unlisted status like 500. Source: G-06. */
export function statusMessage(i18n: I18n, status: number): string {
  const known = BY_STATUS[status === GATEWAY_TIMEOUT ? TIMED_OUT : status] ?? BY_STATUS[500];
  return known ? i18n._(known) : "";
}

/** What to tell a person about a failure: the sentence of the error catalogue, else the text of the status table. */
export function messageFor(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError)) return statusMessage(i18n, 500);
  return error.text ?? statusMessage(i18n, error.status);
}

/** The reference of a failure to quote to support, when it has one. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.reference ?? undefined) : undefined;
}
