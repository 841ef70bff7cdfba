import type { ClientName } from "../routes/pages.ts";

/**
 * Reads pages from the development servers of the clients, whose addresses come in `DEV_PUBLIC`, `DEV_TEACHER` and
 * `DEV_ADMIN`.
 */
export function createDevPages(environment: Record<string, string | undefined>) {
  return async function fetchDevPage(client: ClientName): Promise<string> {
    const origin = environment[`DEV_${client.toUpperCase()}`];
    const answer = await fetch(`${origin}/assets/${client}/index.html`, { headers: { accept: "text/html" } });
    return answer.text();
  };
}
