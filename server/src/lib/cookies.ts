import type { FastifyReply } from "fastify";

const DAY_SECONDS = 86_400;

/** Names and attributes of the gateway's own cookies. Over https they carry the `__Host-` prefix and Secure. */
export interface CookieJar {
  readonly session: string;
  readonly device: string;
  readonly flow: string;
  set(reply: FastifyReply, name: string, value: string, maxAgeSeconds?: number): void;
  clear(reply: FastifyReply, name: string): void;
}

/** @param secure false only on loopback over plain http, where browsers refuse Secure cookies */
export function createCookieJar(secure: boolean): CookieJar {
  const prefix = secure ? "__Host-" : "";
  const attributes = { path: "/", httpOnly: true, secure, sameSite: "lax" as const };
  return {
    session: `${prefix}anaquel`,
    device: `${prefix}anaquel-device`,
    flow: `${prefix}anaquel-flow`,
    set(reply, name, value, maxAgeSeconds) {
      void reply.setCookie(name, value, { ...attributes, ...(maxAgeSeconds ? { maxAge: maxAgeSeconds } : {}) });
    },
    clear(reply, name) {
      void reply.clearCookie(name, attributes);
    },
  };
}

/** Browsers keep cookies for at most 400 days. */
export const DEVICE_COOKIE_SECONDS = 400 * DAY_SECONDS;
/** Lifetime of the locale cookie. Source: P-068. */
export const LOCALE_COOKIE_SECONDS = 365 * DAY_SECONDS;
/** A third-party sign-in must come back within this time. */
export const FLOW_COOKIE_SECONDS = 600;
