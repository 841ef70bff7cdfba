import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type Language, languageOf } from "../contract/problem.ts";

const LOCALE_COOKIE = /(?:^|;\s*)locale=(es|en|it)(?:;|$)/;

/** Gives every request its language and empty places for what later plugins find out. */
export const requestContext = plugin(
  async function requestContext(app: FastifyInstance) {
    app.decorateRequest("session", null);
    app.decorateRequest("accountLanguage", null);
    app.decorateRequest("programToken", null);
    app.decorateRequest("deviceId", "");
    app.decorateRequest("flowId", "");
    app.decorateRequest("nonce", "");
    app.decorateRequest("language", {
      getter(this: FastifyRequest) {
        return readLanguage(this.headers, this.accountLanguage);
      },
    });

    app.addHook("onRequest", (request, reply, done) => {
      reply.header("x-request-id", request.id);
      done();
    });
  },
  { name: "request-context" },
);

/**
 * The language chosen on this browser counts more than the account's, and that more than the browser's own. Source: P-067, G-19.
 *
 * @param account language of the account that is signed in, null when there is none
 */
export function readLanguage(headers: IncomingHttpHeaders, account: Language | null): Language {
  const chosen = LOCALE_COOKIE.exec(headers.cookie ?? "")?.[1];
  return (chosen as Language | undefined) ?? account ?? languageOf(headers["accept-language"]);
}
