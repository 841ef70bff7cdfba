type Fetch = typeof fetch;

/**
 * Keeps the cookies of one origin between requests. Browsers do that themselves and hide the headers, so there it changes
 * nothing.
 */
export function keepCookies(send: Fetch, baseUrl: string): Fetch {
  if (typeof document !== "undefined") return send;
  const { origin } = new URL(baseUrl);
  const jar = new Map<string, string>();
  return async function sendWithCookies(input, init) {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin) return send(request);
    if (jar.size > 0) {
      request.headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
      // The portal takes changes from its own pages only; a program that has a session says whom it speaks to.
      request.headers.set("origin", origin);
    }
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const at = pair.indexOf("=");
  const name = pair.slice(0, at).trim();
  const isOver = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute) || isPast(attribute));
  if (isOver) jar.delete(name);
  else jar.set(name, pair.slice(at + 1).trim());
}

function isPast(attribute: string): boolean {
  const [, date] = /^\s*expires=(.+)$/i.exec(attribute) ?? [];
  return date !== undefined && Date.parse(date) <= Date.now();
}
