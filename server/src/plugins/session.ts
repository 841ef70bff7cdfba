import cookie from "@fastify/cookie";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { contract, type Json } from "../contract/document.ts";
import { readDeviceId, readFlowId } from "../lib/browser-ids.ts";
import type { CookieJar } from "../lib/cookies.ts";
import type { Session, Sessions } from "../lib/sessions.ts";

const MAX_COOKIE_LENGTH = 4096;

/** What the plugin needs. */
export interface SessionOptions {
  sessions: Sessions;
  cookies: CookieJar;
}

declare module "fastify" {
  interface FastifyReply {
    /** Puts a session into the browser's cookie; null takes it away. */
    setSession(session: Session | null): void;
  }
}

const isAccessToken = new Ajv2020({ strict: false }).compile(
  (contract.components.schemas as Record<string, Json>).AccessToken as Json,
);

/** The text when it is an access token by the contract's own schema, else null. Source: D7. */
export function checkedToken(value: unknown): string | null {
  return isAccessToken(value) ? (value as string) : null;
}

/**
 * Opens the session cookie, or takes the token of a program that has no cookie. A token header beside a cookie is
 * dropped: the sealed one counts.
 */
export const session = plugin(
  async function session(app: FastifyInstance, { sessions, cookies }: SessionOptions) {
    await app.register(cookie);

    app.decorateReply("setSession", function setSession(this: FastifyReply, value: Session | null) {
      this.request.session = value;
      if (value) cookies.set(this, cookies.session, sessions.seal(value));
      else cookies.clear(this, cookies.session);
    });

    /** A page is shown in any case; what it asks for then says why nobody is signed in. */
    async function openFor(request: FastifyRequest, sealed: string): Promise<Session | null> {
      if (request.routeOptions.config.operationId) return sessions.open(sealed);
      return sessions.open(sealed).catch(() => null);
    }

    app.addHook("onRequest", async (request) => {
      const sealed = request.cookies[cookies.session];
      request.flowId = readFlowId(request.cookies[cookies.flow]);
      request.deviceId = readDeviceId(request.cookies[cookies.device]);
      if (sealed !== undefined) {
        request.session = sealed.length > MAX_COOKIE_LENGTH ? null : await openFor(request, sealed);
        request.accountLanguage = request.session?.language ?? null;
      } else {
        request.programToken = readProgramToken(request);
      }
    });
  },
  { name: "session", dependencies: ["request-context"] },
);

/** Two headers of that name arrive joined by a comma, which no token contains. */
function readProgramToken(request: FastifyRequest): string | null {
  return checkedToken(request.headers["x-access-token"]);
}
