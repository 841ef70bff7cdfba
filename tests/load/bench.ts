import { benchGateway } from "./gateway-bench.ts";
import { benchGenerate } from "./generate-bench.ts";
import { benchImport } from "./import-bench.ts";
import { benchLatency } from "./latency-bench.ts";
import type { Row } from "./measure.ts";
import { benchSandbox } from "./sandbox-bench.ts";
import { benchScreens } from "./screens-bench.ts";
import { benchSearch } from "./search-bench.ts";
import { printSizes } from "./sizes.ts";

const PARTS = {
  sizes: printSizes,
  generate: benchGenerate,
  gateway: benchGateway,
  sandbox: benchSandbox,
  search: benchSearch,
  import: benchImport,
  latency: benchLatency,
  screens: benchScreens,
};
const wanted = process.argv.slice(2);

for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  print(await run());
}

/** One line for each figure: what, how much, what is to be reached. */
function print(rows: Row[]): void {
  for (const { what, value, reach, isReached } of rows) {
    process.stdout.write(`${isReached ? "✓" : "✗"} ${what.padEnd(66)} ${value.padStart(18)}   ${reach}\n`);
  }
}
