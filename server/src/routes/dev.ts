import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "../contract/problem.ts";
import type { Clock } from "../lib/clock.ts";
import { streamAnswer } from "../proxy/stream.ts";
import type { Upstream } from "../upstreams/upstream.ts";

const HEADERS_TIMEOUT_MS = 10_000;
const OWN_COOKIES = /(?:__Host-)?anaquel(?:-device|-flow)?=[^;]*;?\s*/g;
const PASSED_ON = ["accept", "accept-language", "content-type", "user-agent"] as const;
const NOT_PASSED_BACK = new Set(["connection", "keep-alive", "transfer-encoding", "server", "x-powered-by", "date"]);

/**
 * The sandbox's helpers for people who try the portal: identity providers, mailbox, personas, clock. They exist only
 * with the sandbox, and answer with whatever the sandbox sends.
 */
export async function devRoutes(
  app: FastifyInstance,
  options: { upstream: Upstream; clock: Clock; publicUrl: string },
) {
  const { upstream, clock, publicUrl } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.put("/dev/clock", async (request, reply) => {
    const offsetMs = readOffset(request.body);
    if (offsetMs === null) throw new ProblemError("VALIDATION_FAILED", { errors: { offsetMs: "must be a number" } });
    const answer = await streamAnswer(upstream, request, reply, toStream(request, publicUrl));
    if (reply.statusCode < 300) clock.offsetMs = offsetMs;
    return answer;
  });

  // Like every LTI tool it gets its forms from other sites; a page that opens a course has no origin of its own.
  app.post("/dev/lti-tool", { config: { takesForeignForms: true } }, (request, reply) =>
    streamAnswer(upstream, request, reply, toStream(request, publicUrl)),
  );

  app.route({
    method: ["GET", "POST", "PUT"],
    url: "/dev/*",
    handler: (request, reply) => streamAnswer(upstream, request, reply, toStream(request, publicUrl)),
  });
}

/** The distance that a body asks for, in milliseconds. */
function readOffset(body: unknown): number | null {
  try {
    const { offsetMs } = JSON.parse(String(body));
    return Number.isFinite(offsetMs) ? offsetMs : null;
  } catch {
    return null;
  }
}

function toStream(request: FastifyRequest, publicUrl: string) {
  const url = new URL(publicUrl);
  const headers: Record<string, string> = {
    "x-request-id": request.id,
    "x-forwarded-host": url.host,
    "x-forwarded-proto": url.protocol.slice(0, -1),
  };
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (value) headers[name] = value;
  }
  // The identity providers keep a session of their own; the portal's cookies are none of their business.
  const cookies = request.headers.cookie?.replaceAll(OWN_COOKIES, "").trim();
  if (cookies) headers.cookie = cookies;
  return {
    method: request.method as "GET" | "POST" | "PUT",
    path: request.url,
    headers,
    body: (request.body as Buffer | undefined) ?? null,
    headersTimeoutMs: HEADERS_TIMEOUT_MS,
    pass: passEverything,
  };
}

function passEverything(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_PASSED_BACK.has(name));
  return Object.fromEntries(passed) as Record<string, string | string[]>;
}
