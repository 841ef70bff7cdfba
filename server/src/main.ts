import { mkdirSync } from "node:fs";
import closeWithGrace from "close-with-grace";
import type { Redis } from "ioredis";
import { type Logger, pino } from "pino";
import { createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { createClock } from "./lib/clock.ts";
import { createDevOrigins } from "./lib/dev-pages.ts";
import { loggerOptions } from "./lib/log.ts";
import type { Lifecycle } from "./routes/health.ts";
import { startPrism } from "./upstreams/prism.ts";
import { createRemoteUpstream } from "./upstreams/remote.ts";
import { startSandbox } from "./upstreams/sandbox.ts";
import type { Progress, Upstream } from "./upstreams/upstream.ts";

const SHUTDOWN_MS = 10_000;
/** Balancers need a moment to notice that the process is no longer ready. */
const DRAIN_MS = 300;

function startUpstream(config: Config, onProgress: Progress, logger: Logger): Promise<Upstream> | Upstream {
  switch (config.upstream.kind) {
    case "sandbox":
      return startSandbox(config, onProgress, logger);
    case "prism":
      return startPrism(onProgress);
    case "remote":
      return createRemoteUpstream(config.upstream.url);
  }
}

/** Tells whoever started the process how it goes: a parent by messages, a person by lines. */
function report(event: Record<string, unknown>): void {
  if (process.send) process.send(event);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const logger = pino(loggerOptions(config.logLevel));
  if (config.publicUrl.startsWith("http:")) {
    const message = "plain http on this machine only; cookies are not marked Secure";
    logger.warn(message);
    report({ type: "warning", message });
  }
  const upstream = await startUpstream(config, (event) => report({ type: "progress", ...event }), logger);
  const lifecycle: Lifecycle = { stopping: false };
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, logger) : null;
  const app = await createApp({
    config,
    upstream,
    clock: createClock(),
    lifecycle,
    logger,
    redis,
    ...(config.assets === "dev" ? { devOrigin: createDevOrigins(process.env) } : {}),
  });

  closeWithGrace({ delay: SHUTDOWN_MS, logger }, async ({ err }) => {
    if (err) logger.error({ err }, "stopping after an error");
    lifecycle.stopping = true;
    await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
    await app.close();
    await upstream.close();
  });

  await app.listen({ host: config.host, port: config.port });
  report({ type: "ready", address: config.publicUrl, ...mocksOf(upstream) });
  logger.info({ address: config.publicUrl, upstream: config.upstream.kind }, "the portal is ready");
}

/** Where the mock servers listen, for whoever wants to ask them without the gateway. */
function mocksOf({ kind, origin, content }: Upstream): { mocks?: { api: string; content: string } } {
  return kind === "prism" && content ? { mocks: { api: origin, content: content.origin } } : {};
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : `The portal could not start: ${(error as Error).message}`;
  report({ type: "fatal", message: text });
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

/** Loaded only where it is used: a single gateway keeps its state in memory. */
async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  redis.on("error", (error) => logger.error({ err: error }, "the shared state cannot be reached"));
  return redis;
}
