import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SharedState } from "../lib/shared-state.ts";
import type { Forward } from "../proxy/forward.ts";
import type { Upstream } from "../upstreams/upstream.ts";

/** Tells whether the process is being stopped. */
export interface Lifecycle {
  stopping: boolean;
}

/** What readiness depends on. */
export interface HealthOptions {
  lifecycle: Lifecycle;
  upstream: Upstream;
  state: SharedState;
  forward: Forward;
}

/** `/health/live`: the process answers. `/health/ready`: it takes work, and what it needs for that answers. */
export async function healthRoutes(
  app: FastifyInstance,
  { lifecycle, upstream, state, forward }: HealthOptions,
): Promise<void> {
  const options = { config: { rateLimit: false as const }, logLevel: "silent" as const };
  app.get("/health/live", options, async (_request, reply) => reply.send({ status: "live" }));

  /** Without work there would be nothing else to find out that the upstream is back. The breaker says when it is time. */
  async function probe(request: FastifyRequest): Promise<void> {
    await forward(request, "getFeatures", { token: null, path: "/features", method: "GET", isOwn: true }).catch(
      () => undefined,
    );
  }

  app.get("/health/ready", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (lifecycle.stopping) return reply.status(503).send({ status: "stopping" });
    if (upstream.breaker.isOpen) await probe(request);
    if (upstream.breaker.isOpen) return reply.status(503).send({ status: "upstream unavailable" });
    if (!(await state.isReachable())) return reply.status(503).send({ status: "shared state unavailable" });
    return reply.send({ status: "ready" });
  });
}
