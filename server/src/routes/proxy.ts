import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ContractEntry, entries, entryOf } from "../contract/document.ts";
import { languageOfTag, ProblemError } from "../contract/problem.ts";
import { newDeviceId } from "../lib/browser-ids.ts";
import type { CaptchaProvider } from "../lib/captcha.ts";
import { compress } from "../lib/compress.ts";
import { type CookieJar, DEVICE_COOKIE_SECONDS } from "../lib/cookies.ts";
import type { Sessions } from "../lib/sessions.ts";
import { NAVIGATION_POLICY } from "../plugins/security-headers.ts";
import type { UpstreamAnswer } from "../proxy/answer.ts";
import type { Forward } from "../proxy/forward.ts";
import { passedBack } from "../proxy/headers.ts";
import type { StreamOperation } from "../proxy/stream-operation.ts";
import { endLostSession } from "./lost-session.ts";
import { checkCaptcha, checkRequest } from "./operation-route.ts";

/** What the proxy needs. */
export interface ProxyOptions {
  forward: Forward;
  stream: StreamOperation;
  sessions: Sessions;
  cookies: CookieJar;
  captcha: CaptchaProvider;
  upstreamOrigin: string;
  /** Operations with a route of their own. */
  except: ReadonlySet<string>;
}

const METHODS = ["GET", "PUT", "POST", "DELETE", "PATCH"] as const;
const COMPRESSED_FROM_BYTES = 4096;
const SENT_AS_TEXT_BYTES = 8192;

/** Every operation of the contract that needs nothing but checks and forwarding. */
export async function proxyRoutes(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { forward, stream, sessions, cookies, captcha, except } = options;
  const proxied = [...entries.values()].filter(({ id, facts }) => !except.has(id) && facts.servedBy === "upstream");
  const byPlace = new Map(proxied.map((entry) => [`${entry.facts.method} ${app.prefix}${entry.route}`, entry]));

  app.addHook("onRoute", (route) => {
    // A HEAD is a GET whose body stays here: the same checks stand before it.
    const method = route.method === "HEAD" ? "GET" : route.method;
    const entry = byPlace.get(`${method} ${route.url}`);
    if (!entry) return;
    route.config = { ...route.config, operationId: entry.id, ...(entry.facts.signed && { takesForeignForms: true }) };
  });

  for (const method of METHODS) {
    const routes = proxied.filter(({ facts }) => facts.method === method).map(({ route }) => route);
    if (routes.length === 0) continue;
    await app.register(httpProxy, {
      upstream: options.upstreamOrigin,
      routes,
      httpMethods: [method],
      // Bodies are parsed and checked before anything is sent.
      preValidation: (_request: FastifyRequest, _reply: FastifyReply, done: () => void) => done(),
      // The answer is given here, before the proxy rewrites the address: the contract's paths need no rewriting, and it
      // would cost as much as all of the gateway's own checks together.
      preHandler: answer,
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const entry = entryOfRoute(request);
    checkRequest(request, entry.id);
    if (entry.facts.captcha) await checkCaptcha(request, entry.id, captcha);
    if (entry.facts.path.startsWith("/student/{token}")) ensureDevice(request, reply);
    const token = request.session?.token ?? request.programToken;
    try {
      if (entry.facts.stream) {
        await keepSession(entry, request, reply);
        return await stream(request, reply, entry.id, token);
      }
      const answered = await forward(request, entry.id, { token, body: request.body ?? undefined });
      await keepSession(entry, request, reply);
      if (entry.id === "updateUserLanguage") await keepLanguage(request, reply);
      return await sendAnswer(entry, request, reply, answered);
    } catch (error) {
      await endLostSession(sessions, entry, { request, reply, error });
      // A refusal is use as well.
      await keepSession(entry, request, reply);
      throw error;
    }
  }

  /** Notes the use of a session. It is asked for as late as can be: meanwhile another answer may have renewed it. */
  async function keepSession(entry: ContractEntry, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.session || entry.facts.background) return;
    const touched = await sessions.touch(request.session);
    if (touched) reply.setSession(touched);
  }

  /** Answers follow at once the language that the account has got. Source: G-19. */
  async function keepLanguage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.session) return;
    // The body was checked against the contract.
    const { language } = request.body as { language: string };
    const followed = await sessions.speak(request.session, languageOfTag(language));
    if (followed) reply.setSession(followed);
  }

  function ensureDevice(request: FastifyRequest, reply: FastifyReply): void {
    if (!request.deviceId) request.deviceId = newDeviceId();
    cookies.set(reply, cookies.device, request.deviceId, DEVICE_COOKIE_SECONDS);
  }
}

function entryOfRoute(request: FastifyRequest): ContractEntry {
  const { operationId } = request.routeOptions.config;
  if (!operationId) throw new Error(`no operation for ${request.method} ${request.routeOptions.url}`);
  return entryOf(operationId);
}

/** Answers every method that the contract does not declare for a path with 405 and the list of those it does. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const declared = new Map<string, { method: string; route: string }[]>();
  for (const { facts, route, id } of entries.values()) {
    if (id === "leavePortal") continue;
    // Paths that differ only in the names of their parameters are one place for a router.
    const shape = route.replaceAll(/:\w+/g, ":");
    declared.set(shape, [...(declared.get(shape) ?? []), { method: facts.method, route }]);
  }
  for (const operations of declared.values()) {
    const allowed = new Set(operations.map(({ method }) => method));
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url: operations[0]?.route ?? "/",
      handler: async (_request, reply) => {
        reply.header("allow", [...allowed].join(", "));
        throw new ProblemError("METHOD_REFUSED");
      },
    });
  }
}

async function sendAnswer(
  entry: ContractEntry,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: UpstreamAnswer,
): Promise<FastifyReply> {
  reply.status(answer.status).headers(passedBack(answer.headers));
  if (!answer.headers["cache-control"]) reply.header("cache-control", "no-store");
  if (entry.facts.navigation && answer.headers["content-type"]?.startsWith("text/html")) {
    reply.header("content-security-policy", NAVIGATION_POLICY);
  }
  if (answer.status >= 300 && answer.status < 400 && entry.facts.navigation) passLocation(reply, answer);
  if (answer.status === 204 || (answer.status >= 300 && answer.status < 400)) return reply.send();
  const compressed = isWorthCompressing(answer)
    ? await compress(request.headers["accept-encoding"], answer.body)
    : null;
  // A short text travels in one piece with its headers; a long one is not worth reading as text.
  if (!compressed) return reply.send(isShortText(answer) ? answer.body.toString("utf8") : answer.body);
  return reply.header("content-encoding", compressed.encoding).header("vary", "accept-encoding").send(compressed.body);
}

/** A navigation goes on to an address on the web or in this portal, and to nothing else. */
function passLocation(reply: FastifyReply, { headers }: UpstreamAnswer): void {
  const location = headers.location ?? "";
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(location)) throw new ProblemError("UPSTREAM_BROKEN");
  reply.header("location", location);
}

/** Whether the body is a short text in UTF-8, which passes through a string unharmed. */
function isShortText({ body, headers }: UpstreamAnswer): boolean {
  if (body.length > SENT_AS_TEXT_BYTES || headers["content-encoding"]) return false;
  return headers["content-type"]?.startsWith("application/json") ?? false;
}

function isWorthCompressing({ body, headers }: UpstreamAnswer): boolean {
  if (body.length < COMPRESSED_FROM_BYTES || headers["content-encoding"]) return false;
  return /json|svg|text/.test(headers["content-type"] ?? "");
}
