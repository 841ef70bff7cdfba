import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "./database.ts";
import { startPortal } from "./portal.ts";
import { announceSeeded } from "./seeded.ts";

/** Fills a portal with the demo data once for all tests of a run, on the embedded database or on a real PostgreSQL. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "anaquel-seeded-"));
  const database = process.env.E2E_DATABASE === "postgres" ? await startDatabase() : null;
  const portal = await startPortal({ DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) });
  await portal.stop();
  // Every portal makes keys of its own, so that none opens the sessions of another.
  for (const name of ["session", "captcha"]) rmSync(join(folder, `${name}.key`), { force: true });
  announceSeeded({ folder, database: database?.url ?? null });
  return async () => {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
