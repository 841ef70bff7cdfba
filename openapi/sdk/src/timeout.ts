import { DEFAULT_TIMEOUT_MS, TIMEOUTS } from "../../generated/timeouts.ts";

type Fetch = typeof fetch;

const limits = Object.entries(TIMEOUTS).map(([key, ms]) => {
  const [method = "", path = ""] = key.split(" ");
  const pattern = path.split("/").map((part) => (part.startsWith("{") ? "[^/]+" : part.replaceAll(".", "\\.")));
  return { method, path: new RegExp(`^${pattern.join("/")}$`), ms };
});

/** Gives every request up after the time that the contract grants its operation. */
export function limitTime(send: Fetch, baseUrl: string): Fetch {
  const base = new URL(baseUrl).pathname.replace(/\/+$/, "");
  return function sendInTime(input, init) {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.slice(base.length);
    const limit = limits.find((candidate) => candidate.method === request.method && candidate.path.test(path));
    const inTime = AbortSignal.timeout(limit?.ms ?? DEFAULT_TIMEOUT_MS);
    return send(new Request(request, { signal: AbortSignal.any([request.signal, inTime]) }));
  };
}
