import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import { Breaker } from "../lib/breaker.ts";
import { startChild, stopChild, untilReady } from "./child.ts";
import { startJudge } from "./judge.ts";
import { createPool, type Progress, STREAM_CONNECTIONS, type Upstream } from "./upstream.ts";

const MAX_SOCKET_PATH = 100;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/**
 * Starts the reference API in a process of its own and connects to it through a unix socket, so that its heaviest read
 * never delays the gateway. When that process dies it is started again.
 */
export async function startSandbox(
  config: Config,
  onProgress: Progress,
  logger: Pick<FastifyBaseLogger, "error">,
): Promise<Upstream> {
  const dataDir = resolve(config.dataDir);
  const socket = socketPath(dataDir);
  const origin = "http://sandbox.internal";
  const env = {
    SANDBOX_SOCKET: socket,
    DATA_DIR: dataDir,
    PUBLIC_URL: config.publicUrl,
    ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
  };
  let stopping = false;

  async function launch(fresh: boolean) {
    const child = startChild({
      module: join(import.meta.dirname, "../sandbox/main.ts"),
      env: { ...env, SANDBOX_FRESH: fresh ? "1" : undefined },
      onMessage: (message) => message.type === "progress" && onProgress(message),
    });
    await untilReady(child, "The sandbox");
    child.once("exit", (code, signal) => {
      if (stopping) return;
      logger.error({ code, signal }, "the sandbox has ended and is started again");
      current = launchAgain(child);
    });
    return child;
  }

  /** Until it is back, requests get 502 and then 503. */
  async function launchAgain(last: ChildProcess): Promise<ChildProcess> {
    for (let tries = 0; !stopping; tries += 1) {
      try {
        return await launch(false);
      } catch (error) {
        logger.error({ err: error }, "the sandbox could not be started again");
        await setTimeout(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS), undefined, { ref: false });
      }
    }
    return last;
  }

  let current = launch(config.sandboxFresh);
  await current;
  const dispatcher = createPool(origin, { socketPath: socket });
  const streams = createPool(origin, { socketPath: socket, connections: STREAM_CONNECTIONS });
  const judge = config.sandboxJudge ? await startJudge(socket, onProgress) : null;
  return {
    kind: "sandbox",
    dispatcher,
    streams,
    origin,
    basePath: "",
    ...(judge ? { judge } : {}),
    breaker: new Breaker(),
    content: { dispatcher, origin, basePath: "/wp-json/wp/v2" },
    async close() {
      stopping = true;
      await judge?.close();
      await Promise.all([dispatcher.destroy(), streams.destroy()]);
      await stopChild(await current);
    },
  };
}

/** Unix socket paths are short by law; a long data folder gets its socket in the folder for temporary files. */
function socketPath(dataDir: string): string {
  const inside = join(dataDir, "sandbox.sock");
  if (inside.length <= MAX_SOCKET_PATH) return inside;
  return join(tmpdir(), `anaquel-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}.sock`);
}
