type Fetch = typeof fetch;

/** Where the cookies of a portal are kept. A program that gives one of its own takes up its session and its device again later. */
export interface CookieStore {
  /** The cookies as they were saved: values by name. */
  load(): Promise<Record<string, string>> | Record<string, string>;
  /** Called after every answer that changes them. */
  save(cookies: Readonly<Record<string, string>>): Promise<void> | void;
}

/** The language that a browser has chosen; a program says it with each request instead. */
const NOT_KEPT = new Set(["locale"]);

/**
 * Keeps the cookies of one origin between requests, in memory or in a store. Browsers do that themselves and hide the headers, so
 * there it changes nothing.
 */
export function keepCookies(send: Fetch, baseUrl: string, store?: CookieStore): Fetch {
  if (typeof document !== "undefined") return send;
  const { origin } = new URL(baseUrl);
  let opened: Promise<Map<string, string>> | undefined;
  return async function sendWithCookies(input, init) {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin) return send(request);
    opened ??= open(store);
    const jar = await opened;
    if (jar.size > 0) {
      request.headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
      // The portal takes changes from its own pages only; a program that has a session says whom it speaks to.
      request.headers.set("origin", origin);
    }
    const response = await send(request);
    const before = JSON.stringify([...jar]);
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    if (store && JSON.stringify([...jar]) !== before) await store.save(Object.fromEntries(jar));
    return response;
  };
}

async function open(store: CookieStore | undefined): Promise<Map<string, string>> {
  return new Map(Object.entries((await store?.load()) ?? {}));
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const at = pair.indexOf("=");
  const name = pair.slice(0, at).trim();
  if (NOT_KEPT.has(name)) return;
  const isOver = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute) || isPast(attribute));
  if (isOver) jar.delete(name);
  else jar.set(name, pair.slice(at + 1).trim());
}

function isPast(attribute: string): boolean {
  const [, date] = /^\s*expires=(.+)$/i.exec(attribute) ?? [];
  return date !== undefined && Date.parse(date) <= Date.now();
}
