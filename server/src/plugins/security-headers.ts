import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import plugin from "fastify-plugin";
import type { Config } from "../config.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
  "x-permitted-cross-domain-policies": "none",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

const TWO_YEARS_SECONDS = 63_072_000;

/** Sets the headers that every answer carries. Pages get a policy of their own from `pagePolicy`. */
export const securityHeaders = plugin(
  async function securityHeaders(app: FastifyInstance, { config }: { config: Config }) {
    const pairs = Object.entries(headersEverywhere(config));
    app.addHook("onRequest", (_request, reply, done) => {
      for (const [name, value] of pairs) reply.header(name, value);
      done();
    });
  },
  { name: "security-headers", dependencies: ["request-context"] },
);

/** The headers that every answer carries, also those that are given before any hook. */
export function headersEverywhere({ publicUrl }: Pick<Config, "publicUrl">): Record<string, string> {
  if (!publicUrl.startsWith("https:")) return EVERYWHERE;
  return { ...EVERYWHERE, "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` };
}

/**
 * The policy of a page that an operation answers, such as the form of an LTI launch. Its script may send the form; without an
 * origin of its own it can do nothing else in the portal. Source: T-419.
 */
export const NAVIGATION_POLICY = [
  "sandbox allow-forms allow-scripts",
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A nonce for one page. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Where reCAPTCHA keeps the files that its script loads. */
const RECAPTCHA_FILES = "https://www.gstatic.com/recaptcha/";

/** Sets the content security policy of a page of the portal. */
export function setPagePolicy(reply: FastifyReply, config: Config, nonce: string): void {
  const media = ["'self'", ...config.mediaOrigins].join(" ");
  const captcha = config.recaptcha ? ` ${config.recaptcha.url}/ ${RECAPTCHA_FILES}` : "";
  const dev = config.assets === "dev";
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${captcha}`,
    // The development server writes styles by itself; the built pages never do.
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    dev ? "" : "style-src-attr 'none'",
    `img-src ${media} data: blob:`,
    `media-src ${media} blob:`,
    `frame-src ${media}${captcha}`,
    "font-src 'self'",
    dev ? "connect-src 'self' ws:" : `connect-src 'self'${captcha}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    dev ? "" : "require-trusted-types-for 'script'",
  ];
  reply.header("content-security-policy", policy.filter(Boolean).join("; "));
}
