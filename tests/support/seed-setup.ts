import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "./database.ts";
import { startPortal } from "./portal.ts";
import { announceSeeded } from "./seeded.ts";

const FINISHED = "seeded";

/**
 * Fills a portal with the demo data once for all tests of a run, on the embedded database or on a real PostgreSQL. The parts of
 * `npm test` name a folder in SEEDED_DIR, where the first of them leaves the embedded one for the others.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const shared = process.env.E2E_DATABASE === "postgres" ? undefined : process.env.SEEDED_DIR;
  const folder = shared ?? mkdtempSync(join(tmpdir(), "anaquel-seeded-"));
  const database = process.env.E2E_DATABASE === "postgres" ? await startDatabase() : null;
  if (!existsSync(join(folder, FINISHED))) {
    const portal = await startPortal({ DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) });
    await portal.stop();
    // Every portal makes keys of its own, so that none opens the sessions of another.
    for (const name of ["session", "captcha"]) rmSync(join(folder, `${name}.key`), { force: true });
    writeFileSync(join(folder, FINISHED), "");
  }
  announceSeeded({ folder, database: database?.url ?? null });
  return async () => {
    await database?.stop();
    if (!shared) rmSync(folder, { recursive: true, force: true });
  };
}
