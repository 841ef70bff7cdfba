import limiter from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import type { Redis } from "ioredis";
import type { Config } from "../config.ts";
import { ProblemError } from "../contract/problem.ts";

/** Limits requests per address and minute; sign-in has a limit of its own, set on its route. */
export const rateLimit = plugin(
  async function rateLimit(app: FastifyInstance, { config, redis }: { config: Config; redis: Redis | null }) {
    await app.register(limiter, {
      global: true,
      max: config.rateLimitPerMinute,
      timeWindow: "1 minute",
      ...(redis ? { redis, nameSpace: "anaquel:rate:", skipOnError: true } : {}),
      addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
      addHeadersOnExceeding: {
        "x-ratelimit-limit": false,
        "x-ratelimit-remaining": false,
        "x-ratelimit-reset": false,
      },
      errorResponseBuilder: (_request, { ttl }) =>
        new ProblemError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
  },
  { name: "rate-limit", dependencies: ["errors"] },
);
