import { readFileSync } from "node:fs";
import { signedIn } from "../support/api.ts";
import { startPortal } from "../support/portal.ts";
import { startServer } from "./child.ts";
import { atMost, compare, type Row, ratio } from "./measure.ts";

const TITLE = "/api/title/7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01";

/** The gateway with everything on, against bare and rival proxies in front of the same upstream. */
export async function benchGateway(): Promise<Row[]> {
  const upstream = await startServer("upstream.ts");
  // The first start of a machine compiles; the figures are those of every later one.
  await startPortal({ UPSTREAM: upstream.url }).then((first) => first.stop());
  const started = performance.now();
  const portal = await startPortal({
    UPSTREAM: upstream.url,
    CONTRACT_CHECK: "report",
    RATE_LIMIT_PER_MINUTE: "100000000",
  });
  const startSeconds = (performance.now() - started) / 1000;
  const memory = residentMegabytes(portal.process.pid ?? 0);
  const [bare, fastify, express] = await Promise.all(
    ["bare", "fastify", "express"].map((name) => startServer("rivals.ts", name, upstream.url)),
  );
  if (!bare || !fastify || !express) throw new Error("a rival did not start");

  const client = await signedIn(portal.url, "marta.ruiz@demo.anaquel.example");
  const headers = { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  const rows: Row[] = [
    atMost("gateway, from process start to ready", startSeconds, 1.5, "s"),
    atMost("gateway, memory with the whole contract", memory, 150, "MB"),
  ];
  for (const [what, path, least] of [
    ["1 KB", "/api/library", [0.85, 1.8, 3]],
    ["60 KB", TITLE, [0.85, 1.5, 3]],
  ] as const) {
    const measured = await compare([
      { name: "gateway", url: portal.url + path, headers, pid: portal.process.pid },
      { name: "bare", url: bare.url + path, pid: bare.pid },
      { name: "fastify", url: fastify.url + path, pid: fastify.pid },
      { name: "express", url: express.url + path, pid: express.pid },
    ]);
    const against = (name: string) => (measured.get("gateway") ?? 0) / (measured.get(name) ?? 1);
    rows.push(
      ratio(`gateway, GET ${what}, against Node and undici with nothing on`, against("bare"), least[0]),
      ratio(`gateway, GET ${what}, against bare @fastify/http-proxy`, against("fastify"), least[1]),
      ratio(`gateway, GET ${what}, against Express with proxy and validator`, against("express"), least[2]),
    );
  }
  await portal.stop();
  for (const server of [upstream, bare, fastify, express]) server.stop();
  return rows;
}

/** Resident memory of a process, as Linux tells it; 0 elsewhere. */
function residentMegabytes(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(line?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
