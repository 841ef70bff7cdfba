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
      const isChecked = !SAFE_METHODS.has(request.method) && !request.routeOptions.config.takesForeignForms;
      const isRefused = isChecked && !isOwn(request, ownOrigin);
      done(isRefused ? new ProblemError("ORIGIN_REFUSED") : undefined);
    });
  },
  { name: "origin-check", dependencies: ["session"] },
);

function isOwn(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = request.headers.origin;
  if (origin !== undefined) return origin === ownOrigin;
  return request.headers.cookie === undefined;
}
