import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type Language, languageOf } from "../contract/problem.ts";

const LOCALE_COOKIE = /(?:^|;\s*)locale=(es|en|it)(?:;|$)/;

/** Gives every request its language and empty places for what later plugins find out. */
export const requestContext = plugin(
  async function requestContext(app: FastifyInstance) {
    app.decorateRequest("session", null);
    app.decorateRequest("programToken", null);
    app.decorateRequest("deviceId", "");
    app.decorateRequest("flowId", "");
    app.decorateRequest("nonce", "");
    app.decorateRequest("language", {
      getter(this: FastifyRequest) {
        return readLanguage(this.headers);
      },
    });

    app.addHook("onRequest", (request, reply, done) => {
      reply.header("x-request-id", request.id);
      done();
    });
  },
  { name: "request-context" },
);

/** The chosen language counts more than the browser's. Source: P-067. */
export function readLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = LOCALE_COOKIE.exec(headers.cookie ?? "")?.[1];
  return (chosen as Language | undefined) ?? languageOf(headers["accept-language"]);
}
