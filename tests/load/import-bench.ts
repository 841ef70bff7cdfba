import { execFile, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeCartridge } from "../sandbox/cartridges.ts";
import type { ImportCost } from "./import-once.ts";
import { atMost, median, type Row } from "./measure.ts";

const run = promisify(execFile);
const ROUNDS = 3;
const FILES = 200;
const SMALL_MEGABYTES = 40;
const LARGE_MEGABYTES = 160;

/** The import of a cartridge against unzip, and its memory on one that is four times as large. */
export async function benchImport(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "anaquel-import-bench-"));
  const small = await cartridge(join(folder, "small.imscc"), SMALL_MEGABYTES);
  const large = await cartridge(join(folder, "large.imscc"), LARGE_MEGABYTES);
  const costs: Record<"small" | "large" | "unzip", number[]> = { small: [], large: [], unzip: [] };
  const imports: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cost = await importOnce(large);
    costs.large.push(cost.peakMegabytes);
    imports.push(cost.seconds);
    costs.small.push((await importOnce(small)).peakMegabytes);
    costs.unzip.push(await unzip(large, join(folder, `unzipped-${round}`)));
  }
  rmSync(folder, { recursive: true, force: true });
  return [
    atMost(
      `import of ${LARGE_MEGABYTES} MB in ${FILES} files, against unzip`,
      median(imports) / median(costs.unzip),
      4,
      "×",
    ),
    atMost("memory of an import, four times the size", median(costs.large) / median(costs.small), 1.2, "×"),
  ];
}

/** Bytes that do not compress, as pictures and sounds do not. */
function cartridge(path: string, megabytes: number): Promise<string> {
  const size = Math.floor((megabytes * 1024 ** 2) / FILES);
  const names = Array.from({ length: FILES }, (_, at) => `media/track-${at}.mp3`);
  return writeCartridge(path, {
    id: `bench-${megabytes}`,
    items: [{ id: "U", title: "Unit", items: names.map((file, at) => ({ id: `L${at}`, title: `Track ${at}`, file })) }],
    files: Object.fromEntries(names.map((name) => [name, randomBytes(size)])),
  });
}

function importOnce(file: string): Promise<ImportCost> {
  const child = fork(join(import.meta.dirname, "import-once.ts"), [file], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve((message as { cost: ImportCost }).cost));
    child.once("exit", (code) => reject(new Error(`the import ended with code ${code}`)));
  });
}

async function unzip(file: string, into: string): Promise<number> {
  const started = performance.now();
  await run("unzip", ["-q", file, "-d", into]);
  return (performance.now() - started) / 1000;
}
