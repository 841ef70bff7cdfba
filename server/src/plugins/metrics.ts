import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** The gateway's figures. Labels are operation ids, never addresses, so that their number stays small. */
export interface Metrics {
  registry: Registry;
  upstreamFaults: Counter<"operation" | "fault">;
  offContract: Counter<"operation">;
}

const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the counters. Apart from the plugin, because the proxy counts faults too. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    upstreamFaults: new Counter({
      name: "anaquel_upstream_faults_total",
      help: "Exchanges with the upstream that failed",
      labelNames: ["operation", "fault"],
      registers: [registry],
    }),
    offContract: new Counter({
      name: "anaquel_off_contract_total",
      help: "Upstream answers that break the contract",
      labelNames: ["operation"],
      registers: [registry],
    }),
  };
}

/** Measures every request, writes one log line for it, and serves the figures at `/metrics`. */
export const metrics = plugin(
  async function metrics(app: FastifyInstance, { figures, token }: { figures: Metrics; token: string | null }) {
    const duration = new Histogram({
      name: "anaquel_request_seconds",
      help: "Time from request to answer",
      labelNames: ["operation", "status"],
      buckets: BUCKETS_SECONDS,
      registers: [figures.registry],
    });

    // Looking up the labels costs more than counting, so each pair of operation and status is looked up once.
    const series = new Map<string, ReturnType<typeof duration.labels>>();
    function seriesOf(operation: string, status: number) {
      const key = `${operation} ${status}`;
      const known = series.get(key) ?? duration.labels({ operation, status });
      series.set(key, known);
      return known;
    }

    app.addHook("onResponse", (request, reply, done) => {
      const operation = request.routeOptions.config.operationId ?? "page";
      seriesOf(operation, reply.statusCode).observe(reply.elapsedTime / 1000);
      request.log.info({ operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
      done();
    });

    app.get("/metrics", async (request, reply) => {
      const isAllowed = token ? isSame(request.headers.authorization, `Bearer ${token}`) : isLoopback(request.ip);
      if (!isAllowed) return reply.callNotFound();
      return reply.type(figures.registry.contentType).send(await figures.registry.metrics());
    });
  },
  { name: "metrics", dependencies: ["request-context"] },
);

/** Compares without telling by its time how much is right. */
function isSame(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}

function isLoopback(ip: string): boolean {
  return ip === "127.0.0.1" || ip === "::1" || ip === "::ffff:127.0.0.1";
}
