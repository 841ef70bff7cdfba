import { Pool } from "undici";
import { MAILS, signedIn } from "../support/api.ts";
import { startPortal } from "../support/portal.ts";
import { startServer } from "./child.ts";
import { atMost, median, type Row } from "./measure.ts";

const ROUNDS = 5;
const REQUESTS = 4000;
const LARGE_TITLE = "Atlas de recursos";
const READERS = 4;
const READS = 10;

/** How long single requests wait: added latency at half load, and the gateway's loop beside the heaviest read. */
export async function benchLatency(): Promise<Row[]> {
  return [await addedLatency(), await eventLoop()];
}

/** Slowest of a hundred through the gateway, against the same upstream asked directly, both at half of the gateway's load. */
async function addedLatency(): Promise<Row> {
  const upstream = await startServer("upstream.ts");
  const settings = { UPSTREAM: upstream.url, CONTRACT_CHECK: "report", RATE_LIMIT_PER_MINUTE: "100000000" };
  const portal = await startPortal(settings);
  const client = await signedIn(portal.url, MAILS.teacher);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const ask = {
    gateway: asker(portal.url, "/api/library", { cookie }),
    direct: asker(upstream.url, "/library"),
  };
  const full = REQUESTS / (await paced(ask.gateway, Number.POSITIVE_INFINITY)).seconds;
  const p99 = { gateway: [] as number[], direct: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["gateway", "direct"] as const) {
      const { times } = await paced(ask[name], full / 2);
      p99[name].push(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
    }
  }
  await portal.stop();
  upstream.stop();
  return atMost(
    "gateway, p99 at half load, against the upstream's own",
    median(p99.gateway) / median(p99.direct),
    2,
    "×",
  );
}

/** Sends requests at a rate, a second, and tells how long each took in milliseconds. */
async function paced(ask: () => Promise<void>, rate: number): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  const started = performance.now();
  for (let sent = 0; sent < REQUESTS; ) {
    const due = Math.min(REQUESTS, ((performance.now() - started) / 1000) * rate + 1);
    for (; sent < due && open.size < 64; sent += 1) {
      const from = performance.now();
      const one = ask().then(() => {
        times.push(performance.now() - from);
        open.delete(one);
      });
      open.add(one);
    }
    await (open.size >= 64 ? Promise.race(open) : new Promise(setImmediate));
  }
  await Promise.all(open);
  return { times, seconds: (performance.now() - started) / 1000 };
}

function asker(url: string, path: string, headers: Record<string, string> = {}): () => Promise<void> {
  const pool = new Pool(url, { connections: 64 });
  return async () => {
    const { statusCode, body } = await pool.request({ path, method: "GET", headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${url}${path} answered ${statusCode}`);
  };
}

/** How late the gateway's event loop is at worst while the sandbox reads its largest title for several readers. */
async function eventLoop(): Promise<Row> {
  const portal = await startPortal({ RATE_LIMIT_PER_MINUTE: "100000000" });
  const clients = await Promise.all(Array.from({ length: READERS }, () => signedIn(portal.url, MAILS.internalUser)));
  const shelf = (await clients[0]?.get("/api/library"))?.body as { nodeRef: string; name: string }[];
  const large = shelf.find(({ name }) => name === LARGE_TITLE);
  if (!large) throw new Error(`${LARGE_TITLE} is not on the shelf`);
  const lag = async () => {
    const figures = await (await fetch(`${portal.url}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(figures)?.[1]) * 1000;
  };
  // Reading the figure begins it anew: what the start cost is not counted.
  await lag();
  await Promise.all(
    clients.map(async (client) => {
      for (let read = 0; read < READS; read += 1) await client.get(`/api/title/${large.nodeRef}`);
    }),
  );
  const worst = await lag();
  await portal.stop();
  return atMost("gateway, event loop p99 beside the largest read", worst, 20, "ms");
}
