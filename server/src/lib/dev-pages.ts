import type { ClientName } from "@anaquel/openapi/checks/client-of";

/** Where the development server of a client listens. */
export type DevOrigin = (client: ClientName) => string;

/** Finds the development servers, whose addresses come in `DEV_PUBLIC`, `DEV_TEACHER` and `DEV_ADMIN`. */
export function createDevOrigins(environment: Record<string, string | undefined>): DevOrigin {
  return (client) => environment[`DEV_${client.toUpperCase()}`] ?? "";
}

/** Reads the page of a client from its development server. */
export async function fetchDevPage(origin: DevOrigin, client: ClientName): Promise<string> {
  const answer = await fetch(`${origin(client)}/assets/${client}/index.html`, { headers: { accept: "text/html" } });
  return answer.text();
}
