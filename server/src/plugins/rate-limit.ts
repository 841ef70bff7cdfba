import limiter, { type RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { Redis } from "ioredis";
import type { Config } from "../config.ts";
import { ProblemError } from "../contract/problem.ts";

const WINDOW = "1 minute";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Makes a check of its own that refuses an address after `max` requests in a minute.
     *
     * @throws ProblemError RATE_LIMITED, from the check
     */
    limitTo(max: number): (request: FastifyRequest) => Promise<void>;
  }
}

/**
 * Limits requests per address and minute, before anything is read of a session: refused requests count too. Routes with
 * `rateLimit: false` are left out.
 */
export const rateLimit = plugin(
  async function rateLimit(app: FastifyInstance, { config, redis }: { config: Config; redis: Redis | null }) {
    // Limits of the package itself hang on routes, after every hook of the server; these come first.
    await app.register(limiter, {
      global: false,
      max: config.rateLimitPerMinute,
      timeWindow: WINDOW,
      ...(redis ? { redis, nameSpace: "anaquel:rate:", skipOnError: true } : {}),
    });

    function check(options?: RateLimitOptions): (request: FastifyRequest) => Promise<void> {
      const count = app.createRateLimit(options);
      return async (request) => {
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) return;
        throw new ProblemError("RATE_LIMITED", { retryAfter: Math.max(1, counted.ttlInSeconds) });
      };
    }

    app.decorate("limitTo", (max: number) => check({ max, timeWindow: WINDOW }));

    const checkAll = check();
    app.addHook("onRequest", async (request) => {
      if (request.routeOptions.config.rateLimit !== false) await checkAll(request);
    });
  },
  { name: "rate-limit", dependencies: ["errors"] },
);
