import type { FastifyInstance } from "fastify";
import type { Upstream } from "../upstreams/upstream.ts";

/** Tells whether the process is being stopped. */
export interface Lifecycle {
  stopping: boolean;
}

/** `/health/live`: the process answers. `/health/ready`: it takes work and its upstream answers. */
export async function healthRoutes(
  app: FastifyInstance,
  { lifecycle, upstream }: { lifecycle: Lifecycle; upstream: Upstream },
): Promise<void> {
  const options = { config: { rateLimit: false as const }, logLevel: "silent" as const };
  app.get("/health/live", options, async (_request, reply) => reply.send({ status: "live" }));
  app.get("/health/ready", options, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (lifecycle.stopping) return reply.status(503).send({ status: "stopping" });
    if (upstream.breaker.isOpen) return reply.status(503).send({ status: "upstream unavailable" });
    return reply.send({ status: "ready" });
  });
}
