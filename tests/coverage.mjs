/** `npm run coverage`: which requirements are cited by a test title, by document and area. `--missing AREA` lists the rest, `--mocked` the operations without an implementation. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ledgers = join(root, "docs/requirements");
const ID = /\b[PTB]-\d{3}\b/g;

function readLedgers() {
  return readdirSync(ledgers)
    .filter((file) => file.endsWith(".tsv"))
    .flatMap((file) => readFileSync(join(ledgers, file), "utf8").trim().split("\n").slice(1))
    .map((line) => {
      const [id, area, , text] = line.split("\t");
      return { id, area, text };
    });
}

function readCited() {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /(\.test\.tsx?|\.e2e\.ts)$/.test(file));
  return new Set(files.flatMap((file) => readFileSync(join(root, file), "utf8").match(ID) ?? []));
}

/** How many operations the contract has, and which of them the sandbox answers from an example. */
function readOperations() {
  const surface = readFileSync(join(root, "openapi/surface.txt"), "utf8").trim().split("\n");
  const unbuilt = readFileSync(join(root, "server/src/sandbox/domains/unbuilt.ts"), "utf8");
  return { total: surface.length, mocked: [...unbuilt.matchAll(/^ {2}"(\w+)",$/gm)].map(([, id]) => id) };
}

const rows = readLedgers();
const cited = readCited();
const missing = process.argv.indexOf("--missing");
if (process.argv.includes("--mocked")) {
  console.log(readOperations().mocked.join("\n"));
} else if (missing > 0) {
  const area = process.argv[missing + 1];
  for (const { id, text } of rows.filter((row) => row.area === area && !cited.has(row.id)))
    console.log(`${id}  ${text}`);
} else {
  const areas = new Map();
  for (const { id, area } of rows) {
    const key = `${id[0]} ${area}`;
    const counted = areas.get(key) ?? { total: 0, cited: 0 };
    counted.total += 1;
    if (cited.has(id)) counted.cited += 1;
    areas.set(key, counted);
  }
  for (const [key, counted] of [...areas].sort()) {
    const bar = "█".repeat(Math.round((counted.cited / counted.total) * 20)).padEnd(20, "·");
    console.log(`${key.padEnd(28)} ${bar} ${String(counted.cited).padStart(3)} of ${counted.total}`);
  }
  const built = readOperations();
  console.log(
    `\n${built.total - built.mocked.length} of ${built.total} operations are built; the others answer an example.`,
  );
  console.log(`${rows.filter(({ id }) => cited.has(id)).length} of ${rows.length} requirements are cited by a test`);
}
