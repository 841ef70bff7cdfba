import type { FastifyInstance } from "fastify";
import type { Services } from "../http/context.ts";
import { importPackage } from "./import.ts";
import { PackageError } from "./problems.ts";

/** One line of the answer of an import. */
export type ImportEvent =
  | { type: "progress"; done: number; total: number }
  | { type: "done"; name: string; units: number; resources: number; updated: boolean }
  | { type: "refused"; fault: string; message: string };

/**
 * Imports a package from a file of this machine into the running sandbox, for `npm run catalogue:import`. Reached only
 * through the sandbox's own socket: the gateway passes nothing under this path.
 */
export function importRoutes(app: FastifyInstance, { db, store, clock, config }: Services): void {
  // A socket belongs to who started the sandbox; a port is open to everybody on the machine.
  if (/:\d+$/.test(config.socket)) return;
  app.post("/catalogue/import", async (request, reply) => {
    const { file } = request.body as { file: string };
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "application/x-ndjson" });
    const tell = (event: ImportEvent) => reply.raw.write(`${JSON.stringify(event)}\n`);
    try {
      const result = await importPackage(db, store, file, new Date(clock.now()), (done, total) =>
        tell({ type: "progress", done, total }),
      );
      tell({
        type: "done",
        name: result.name,
        units: result.units,
        resources: result.resources,
        updated: result.updated,
      });
    } catch (error) {
      const fault = error instanceof PackageError ? error.fault : "failed";
      tell({ type: "refused", fault, message: (error as Error).message });
    }
    reply.raw.end();
  });
}
