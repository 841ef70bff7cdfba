import { existsSync } from "node:fs";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

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
