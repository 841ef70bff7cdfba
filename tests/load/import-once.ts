import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importPackage } from "../../server/src/sandbox/catalogue/import.ts";
import { openServices } from "../../server/src/sandbox/open.ts";

/** What an import cost. */
export interface ImportCost {
  seconds: number;
  /** Most memory that the process held while it imported, in megabytes. */
  peakMegabytes: number;
}

const [file = ""] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "anaquel-import-"));
const publicUrl = "http://localhost:4190/";
const providers = { google: null, microsoft: null };
const config = { socket: "", dataDir, databaseUrl: null, publicUrl, fresh: false, providers };
const { services, close } = await openServices(config, () => {});

let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
const started = performance.now();
const result = await importPackage(services.db, services.store, file, new Date(), () => {});
const seconds = (performance.now() - started) / 1000;
clearInterval(watch);
process.send?.({ cost: { seconds, peakMegabytes: peak / 1024 ** 2 } satisfies ImportCost, result });
await close();
rmSync(dataDir, { recursive: true, force: true });
