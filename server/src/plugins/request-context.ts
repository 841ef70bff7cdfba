import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type Language, languageOf } from "../contract/problem.ts";

const LOCALE_COOKIE = /(?:^|;\s*)locale=(es|en|it)(?:;|$)/;

/** Gives every request its language, its "browser left" signal and empty places for what later plugins find out. */
export const requestContext = plugin(
  async function requestContext(app: FastifyInstance) {
    app.decorateRequest("session", null);
    app.decorateRequest("programToken", null);
    app.decorateRequest("deviceId", "");
    app.decorateRequest("flowId", "");
    app.decorateRequest("nonce", "");
    app.decorateRequest("language", {
      getter(this: FastifyRequest) {
        return readLanguage(this);
      },
    });
    app.decorateRequest("left", {
      getter(this: FastifyRequest) {
        return leftSignal(this);
      },
    });

    app.addHook("onRequest", async (request, reply) => {
      reply.header("x-request-id", request.id);
    });
  },
  { name: "request-context" },
);

/** The chosen language counts more than the browser's. Source: P-067. */
function readLanguage(request: FastifyRequest): Language {
  const chosen = LOCALE_COOKIE.exec(request.headers.cookie ?? "")?.[1];
  return (chosen as Language | undefined) ?? languageOf(request.headers["accept-language"]);
}

const signals = new WeakMap<FastifyRequest, AbortSignal>();

function leftSignal(request: FastifyRequest): AbortSignal {
  const known = signals.get(request);
  if (known) return known;
  const controller = new AbortController();
  const socket = request.raw.socket;
  const onClose = () => controller.abort();
  socket.once("close", onClose);
  request.raw.once("close", () => socket.off("close", onClose));
  if (socket.destroyed) controller.abort();
  signals.set(request, controller.signal);
  return controller.signal;
}
