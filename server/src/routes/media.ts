import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { passedBack } from "../proxy/headers.ts";

import { streamAnswer } from "../proxy/stream.ts";
import type { Upstream } from "../upstreams/upstream.ts";

const HEADERS_TIMEOUT_MS = 5000;

/**
 * Files of resources. Their addresses carry a signed ticket, so that frames without cookies can load the figures of a
 * section by relative links. HTML keeps the policy of the upstream, which lets it run nothing on the portal's origin.
 */
export async function mediaRoutes(app: FastifyInstance, { upstream }: { upstream: Upstream }): Promise<void> {
  app.get("/media/*", { config: { rateLimit: false } }, async (request, reply) => {
    const headers: Record<string, string> = { "x-request-id": request.id };
    for (const name of ["range", "if-none-match", "if-modified-since", "if-range"] as const) {
      const value = request.headers[name];
      if (typeof value === "string") headers[name] = value;
    }
    return streamAnswer(upstream, request, reply, {
      method: request.method === "HEAD" ? "HEAD" : "GET",
      path: request.url,
      headers,
      headersTimeoutMs: HEADERS_TIMEOUT_MS,
      pass: framedHeaders,
    });
  });
}

function framedHeaders(answered: IncomingHttpHeaders): Record<string, string> {
  const policy = answered["content-security-policy"];
  const length = answered["content-length"];
  return {
    ...passedBack(answered),
    ...(length ? { "content-length": length } : {}),
    // Framed by the viewer of this portal, and by nothing else.
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": `${typeof policy === "string" ? policy : "default-src 'none'; sandbox"}; frame-ancestors 'self'`,
    // A sandboxed frame has an origin of its own; the ticket in the address is what admits it.
    "cross-origin-resource-policy": "cross-origin",
  };
}
