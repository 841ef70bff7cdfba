import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";

/** Headers of an answer that may pass to a browser when the upstream sends them. */
const PASSED_BACK = [
  "content-type",
  "content-disposition",
  "content-language",
  "content-range",
  "accept-ranges",
  "cache-control",
  "etag",
  "last-modified",
  "retry-after",
  "deprecation",
  "sunset",
  "x-anaquel-mocked",
  "x-total-count",
] as const;

/** Headers of a browser's request that the upstream may see. */
const PASSED_ON = ["accept", "range", "if-none-match", "if-modified-since", "if-range", "prefer"] as const;

/**
 * The headers of an upstream request, made from nothing: what is not named here does not pass, so that no cookie,
 * authorization or forged token of a browser ever reaches the upstream.
 */
export function upstreamHeaders(
  request: FastifyRequest,
  token: string | null,
  passedOn: readonly (typeof PASSED_ON)[number][] = PASSED_ON,
): Record<string, string> {
  const headers: Record<string, string> = {
    "x-request-id": request.id,
    "accept-language": request.language,
  };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  if (token) headers["x-access-token"] = token;
  if (request.deviceId) headers["x-device-id"] = request.deviceId;
  if (request.flowId) headers["x-flow-id"] = request.flowId;
  return headers;
}

/** The headers of an upstream answer that may pass to the browser. */
export function passedBack(headers: IncomingHttpHeaders): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of PASSED_BACK) {
    const value = headers[name];
    if (typeof value === "string") passed[name] = value;
  }
  return passed;
}
