import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ClientName } from "@anaquel/openapi/checks/client-of";
import serveStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { DevOrigin } from "../lib/dev-pages.ts";

const CLIENTS = ["public", "teacher", "admin"] as const;
const YEAR_SECONDS = 31_536_000;

/** The built files of the clients. Names carry a hash of the content, so browsers keep them for a year. */
export async function assetRoutes(app: FastifyInstance, { clientsDir }: { clientsDir: string }): Promise<void> {
  for (const client of CLIENTS) {
    const root = join(clientsDir, client, "dist");
    if (!existsSync(root)) continue;
    await app.register(serveStatic, {
      root,
      prefix: `/assets/${client}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      allowedPath: (path) => !path.endsWith(".html") && !path.endsWith(".br") && !path.endsWith(".gz"),
    });
  }
}

/** In development every file comes from the client's own server, which keeps what it serves up to date. */
export async function devAssetRoutes(app: FastifyInstance, { devOrigin }: { devOrigin: DevOrigin }): Promise<void> {
  app.get("/assets/:client/*", { config: { rateLimit: false } }, async (request, reply) => {
    const { client } = request.params as { client: ClientName };
    const answer = await fetch(devOrigin(client) + request.url, {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    return reply
      .status(answer.status)
      .type(answer.headers.get("content-type") ?? "application/octet-stream")
      .header("cache-control", "no-cache")
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}
