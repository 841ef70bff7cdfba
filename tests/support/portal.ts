import { type ChildProcess, fork } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { newDatabase, newDataFolder } from "./seeded.ts";

const MAIN = join(import.meta.dirname, "../../server/src/main.ts");

/** A portal that was really started, as a process of its own. */
export interface Portal {
  /** Address without a trailing slash. */
  url: string;
  dataDir: string;
  /** Where the mock servers listen, on the mocks. */
  mocks: { api: string; content: string } | null;
  process: ChildProcess;
  /** What the process has written so far. */
  output(): string;
  stop(): Promise<number | null>;
  /** Ends it without warning. */
  kill(): Promise<void>;
}

/** What the portal says when it is ready. */
interface ReadyMessage {
  mocks?: { api: string; content: string };
}

/** Settings under which tests are not slowed down by limits meant for strangers, nor refused by those of a busy machine. */
const GENEROUS = {
  RATE_LIMIT_PER_MINUTE: "100000",
  RATE_LIMIT_SIGNIN_PER_MINUTE: "10000",
  CAPTCHA_MAX_NUMBER: "500",
  MAX_EVENT_LOOP_DELAY_MS: "10000",
};

/**
 * Starts the portal and waits until it is ready. Without settings for its data it gets the demo data, to change as it likes. A
 * data folder that is given is kept when the portal stops.
 */
export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const port = env.PORT ?? String(await freePort());
  const ownDir = env.DATA_DIR === undefined;
  const isSeeded = ownDir && env.DATABASE_URL === undefined && env.UPSTREAM === undefined;
  const dataDir = env.DATA_DIR ?? newDataFolder(isSeeded);
  const database = isSeeded ? await newDatabase() : null;
  const child = fork(MAIN, [], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      LOG_LEVEL: "warn",
      ...GENEROUS,
      ...(database && { DATABASE_URL: database }),
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ready = await new Promise<ReadyMessage>((resolve, reject) => {
    child.on("message", (message) => {
      if ((message as { type: string }).type === "ready") resolve(message as ReadyMessage);
    });
    child.once("exit", (code) => reject(new Error(`the portal ended with code ${code}:\n${output}`)));
  });

  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const code = await ended;
    if (ownDir) rmSync(dataDir, { recursive: true, force: true });
    return code;
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    mocks: ready.mocks ?? null,
    process: child,
    output: () => output,
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL");
    },
  };
}
