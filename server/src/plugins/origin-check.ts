import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { ProblemError } from "../contract/problem.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that change something when another site made the browser send them: they must say `same-origin`, or
 * name the portal as origin; without either they must come without cookies, as programs do.
 */
export const originCheck = plugin(
  async function originCheck(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
    const ownOrigin = new URL(publicUrl).origin;
    app.addHook("onRequest", (request, _reply, done) => {
      // Whoever stands in front may have read another one of them than we would.
      if (hasTwoHosts(request.raw.rawHeaders)) return done(new ProblemError("MALFORMED_REQUEST"));
      const isChecked = !SAFE_METHODS.has(request.method) && !request.routeOptions.config.takesForeignForms;
      const isRefused = isChecked && !isOwn(request, ownOrigin);
      done(isRefused ? new ProblemError("ORIGIN_REFUSED") : undefined);
    });
  },
  { name: "origin-check", dependencies: ["session"] },
);

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function isOwn(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = request.headers.origin;
  if (origin !== undefined) return origin === ownOrigin;
  return request.headers.cookie === undefined;
}
