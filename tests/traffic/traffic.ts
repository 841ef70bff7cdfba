import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the API of every recorded portal is said to be, so that many portals count as one. */
export const API_ADDRESS = "https://portal.example/api";
const PLAIN_COOKIE = "anaquel";

interface Entry {
  request: { url: string; headers: { name: string; value: string }[]; cookies: { name: string }[] };
  response: { status: number };
}

/** Puts what all windows said to the API into one HAR file and returns how many exchanges it holds. */
export function collectTraffic(folder: string, target: string): number {
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith(".har"))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")).log.entries as Entry[])
    .filter(({ request, response }) => response.status > 0 && new URL(request.url).pathname.startsWith("/api/"))
    .map(asOverHttps);
  writeFileSync(
    target,
    JSON.stringify({ log: { version: "1.2", creator: { name: "journeys", version: "1" }, entries } }),
  );
  return entries.length;
}

/** The portals of the journeys speak plain http, where the session cookie cannot carry its `__Host-` prefix. */
function asOverHttps(entry: Entry): Entry {
  const { pathname, search } = new URL(entry.request.url);
  const { headers, cookies } = entry.request;
  const name = `__Host-${PLAIN_COOKIE}`;
  return {
    ...entry,
    request: {
      ...entry.request,
      url: API_ADDRESS + pathname.slice("/api".length) + search,
      headers: headers.map((header) =>
        header.name.toLowerCase() === "cookie"
          ? { ...header, value: header.value.replace(new RegExp(`(^|; )${PLAIN_COOKIE}=`), `$1${name}=`) }
          : header,
      ),
      cookies: cookies.map((cookie) => (cookie.name === PLAIN_COOKIE ? { ...cookie, name } : cookie)),
    },
  };
}
