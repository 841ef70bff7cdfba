import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";
import type { OperationId } from "@anaquel/openapi/operations";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { entryOf } from "../contract/document.ts";
import { ProblemError } from "../contract/problem.ts";
import { newFlowId } from "../lib/browser-ids.ts";
import type { CaptchaProvider } from "../lib/captcha.ts";
import { type CookieJar, FLOW_COOKIE_SECONDS } from "../lib/cookies.ts";
import { isSamePrincipal, type Principal, type Sessions } from "../lib/sessions.ts";
import { checkedToken } from "../plugins/session.ts";
import type { UpstreamAnswer } from "../proxy/answer.ts";
import type { Forward } from "../proxy/forward.ts";
import { readPrincipal } from "../proxy/principal.ts";
import { endLostSession } from "./lost-session.ts";
import { operationChecks } from "./operation-route.ts";

/** What the sign-in routes need. */
export interface AuthOptions {
  forward: Forward;
  sessions: Sessions;
  cookies: CookieJar;
  captcha: CaptchaProvider;
  publicUrl: string;
  signinPerMinute: number;
}

const THIRD_PARTY_ERROR = "/third-parties-error";

/** Sign-in, the current user and sign-out: the operations in which the gateway keeps the token from the browser. */
export async function authRoutes(app: FastifyInstance, options: AuthOptions): Promise<void> {
  const { forward, sessions, cookies, captcha, publicUrl } = options;
  const route = (id: OperationId) => ({ config: { operationId: id }, preHandler: operationChecks(id, captcha) });

  /** Starts a session with the token of a sign-in answer. A session that was open before is ended. */
  async function openSession(request: FastifyRequest, reply: FastifyReply, answer: UpstreamAnswer): Promise<void> {
    const token = tokenIn(answer);
    if (!token) throw new ProblemError("UPSTREAM_BROKEN");
    const user = await forward(request, "getCurrentUser", { token, path: "/user", method: "GET", isOwn: true });
    const principal = readPrincipal(user);
    if (request.session) await sessions.end(request.session);
    reply.setSession(sessions.start(token, principal));
  }

  app.post(
    "/signin",
    { ...route("signIn"), onRequest: app.limitTo(options.signinPerMinute) },
    async (request, reply) => {
      const { returnTo } = request.query as { returnTo?: string };
      const target = safeReturnUrl(returnTo, publicUrl) ?? publicUrl;
      const answer = await forward(request, "signIn", {
        token: null,
        path: `/signin?returnTo=${encodeURIComponent(target)}`,
        body: request.body,
      });
      await openSession(request, reply, answer);
      const { returnUrl } = answer.json as { returnUrl?: string };
      return reply
        .header("cache-control", "no-store")
        .send({ returnUrl: safeReturnUrl(returnUrl, publicUrl) ?? publicUrl });
    },
  );

  app.get("/user", route("getCurrentUser"), async (request, reply) => {
    const token = request.session?.token ?? request.programToken;
    const answer = await forward(request, "getCurrentUser", { token, path: "/user" }).catch(async (error: unknown) => {
      await endLostSession(sessions, entryOf("getCurrentUser"), { request, reply, error });
      throw error;
    });
    await followPrincipal(request, reply, readPrincipal(answer));
    return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(answer.body);
  });

  /**
   * A change of role, permissions or school gets a new session id, so that an older copy of the cookie is soon worth nothing. A
   * change of language is kept in the same session.
   */
  async function followPrincipal(request: FastifyRequest, reply: FastifyReply, principal: Principal): Promise<void> {
    const { session } = request;
    // Pages ask for several things at once: the first answer has brought the new cookie already.
    if (!session || session.isReplaced) return;
    const followed = isSamePrincipal(session, principal)
      ? await sessions.speak(session, principal.language ?? null)
      : await sessions.renew(session, principal);
    if (followed) reply.setSession(followed);
  }

  app.get("/third-parties/:provider", route("startThirdPartySignIn"), async (request, reply) => {
    const query = request.query as Record<string, string>;
    const target = query.returnTo === undefined ? publicUrl : safeReturnUrl(query.returnTo, publicUrl);
    if (!target) throw new ProblemError("RETURN_ADDRESS_REFUSED");
    request.flowId = newFlowId();
    const { provider } = request.params as { provider: string };
    const sent = new URLSearchParams({ ...query, returnTo: target });
    const answer = await forward(request, "startThirdPartySignIn", {
      token: request.session?.token ?? null,
      path: `/third-parties/${encodeURIComponent(provider)}?${sent}`,
    });
    cookies.set(reply, cookies.flow, request.flowId, FLOW_COOKIE_SECONDS);
    return reply.header("cache-control", "no-store").redirect(providerAddress(answer, publicUrl), 302);
  });

  app.get("/third-parties/:provider/callback", route("finishThirdPartySignIn"), async (request, reply) => {
    const target = await finishThirdParty(request, reply).catch((error: unknown) => {
      request.log.warn({ err: error }, "a third-party sign-in failed");
      return THIRD_PARTY_ERROR;
    });
    cookies.clear(reply, cookies.flow);
    return reply.header("cache-control", "no-store").redirect(target, 302);
  });

  async function finishThirdParty(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (!request.flowId) throw new Error("the browser did not start this sign-in");
    const answer = await forward(request, "finishThirdPartySignIn", { token: null });
    if (tokenIn(answer)) await openSession(request, reply, answer);
    return safeReturnUrl(String(answer.headers.location), publicUrl) ?? publicUrl;
  }

  app.post("/signout", route("signOut"), async (request, reply) => {
    await endSession(request, reply);
    return reply.status(204).send();
  });

  /** Ends the session here first, then upstream; a failure there must not keep anybody signed in. */
  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { session } = request;
    const token = session?.token ?? request.programToken;
    if (session) await sessions.end(session);
    cookies.clear(reply, cookies.session);
    if (!token) return;
    await forward(request, "signOut", { token, path: "/signout", method: "POST", isOwn: true }).catch(
      (error: unknown) => {
        request.log.warn({ err: error }, "the upstream session could not be ended");
      },
    );
  }

  app.decorate("endSession", endSession);
}

declare module "fastify" {
  interface FastifyInstance {
    endSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

function tokenIn(answer: UpstreamAnswer): string | null {
  const inBody = (answer.json as { token?: unknown } | undefined)?.token;
  return checkedToken(answer.headers["x-access-token"] ?? inBody);
}

/** Where the upstream sends the browser: the provider, by https, or an address of this portal. */
function providerAddress(answer: UpstreamAnswer, publicUrl: string): string {
  const location = String(answer.headers.location);
  const own = safeReturnUrl(location, publicUrl);
  if (own) return own;
  const isHttps = URL.canParse(location) && new URL(location).protocol === "https:";
  if (!isHttps) throw new ProblemError("UPSTREAM_BROKEN");
  return new URL(location).href;
}
