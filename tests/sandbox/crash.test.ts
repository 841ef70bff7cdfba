import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MAILS, MATEMATICAS, PASSWORD } from "../support/api.ts";
import { freePort } from "../support/free-port.ts";

const MAIN = join(import.meta.dirname, "../../server/src/sandbox/main.ts");
const ROUNDS = 3;
const WRITES = 40;

let dataDir: string;
const running = new Set<ChildProcess>();

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "anaquel-crash-"));
});

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

interface Process {
  child: ChildProcess;
  url: string;
  errors(): string;
}

async function start(): Promise<Process> {
  const port = await freePort();
  const child = fork(MAIN, [], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SANDBOX_SOCKET: `127.0.0.1:${port}`,
      PUBLIC_URL: "http://localhost:4191/",
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.on("message", (message) => (message as { type: string }).type === "ready" && resolve());
    child.once("exit", (code) => reject(new Error(`ended with code ${code}: ${errors}`)));
  });
  return { child, url: `http://127.0.0.1:${port}`, errors: () => errors };
}

function ended({ child }: Process): Promise<unknown> {
  const isOver = child.exitCode !== null || child.signalCode !== null;
  return isOver ? Promise.resolve() : new Promise((resolve) => child.once("exit", resolve));
}

async function kill({ child }: Process): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mail: MAILS.teacher, password: PASSWORD, token: "x" }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get("x-access-token") ?? "";
}

async function readFavourites(url: string, token: string): Promise<{ all: string[]; marked: string[] }> {
  const answer = await fetch(`${url}/title/${MATEMATICAS}`, { headers: { "x-access-token": token } });
  const { resources } = (await answer.json()) as { resources: { uuid: string; favourite: boolean }[] };
  const uuids = (list: typeof resources) => list.map(({ uuid }) => uuid).sort();
  return { all: uuids(resources), marked: uuids(resources.filter(({ favourite }) => favourite)) };
}

/** Saves lists one after the other until the process dies. @returns the last that was acknowledged, and the one under way */
async function writeUntilDead(url: string, token: string, lists: string[][], onWrite: (index: number) => void) {
  let acknowledged: string[] | null = null;
  for (const [index, list] of lists.entries()) {
    try {
      const answer = await fetch(`${url}/favourites/${MATEMATICAS}`, {
        method: "PUT",
        headers: { "content-type": "application/json", "x-access-token": token },
        body: JSON.stringify(list),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      acknowledged = list;
      onWrite(index);
    } catch {
      return { acknowledged, underWay: list };
    }
  }
  return { acknowledged, underWay: null };
}

test("killed without warning while it writes, it loses nothing that it acknowledged, session included", async () => {
  let sandbox = await start();
  const token = await signIn(sandbox.url);
  const { all } = await readFavourites(sandbox.url, token);
  for (let round = 1; round <= ROUNDS; round++) {
    const lists = Array.from({ length: WRITES }, (_, index) =>
      all.filter((_uuid, at) => (at + index) % (round + 2) === 0),
    );
    const victim = sandbox;
    // From inside the stream of writes: the next one is on its way when the process ends.
    const { acknowledged, underWay } = await writeUntilDead(victim.url, token, lists, (index) => {
      if (index === round * 5) queueMicrotask(() => victim.child.kill("SIGKILL"));
    });
    await ended(victim);
    sandbox = await start();
    const { marked } = await readFavourites(sandbox.url, token);
    expect([acknowledged, underWay].map((list) => JSON.stringify(list?.slice().sort()))).toContain(
      JSON.stringify(marked),
    );
    expect(underWay, "the process died while it was writing").not.toBeNull();
  }
}, 180_000);

test("a second process on the same data is refused, and says why; a dead one's lock is taken over", async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/in use|already|another/i);
  await kill(first);
  const second = await start();
  expect((await fetch(`${second.url}/features`)).status).toBe(200);
}, 120_000);
