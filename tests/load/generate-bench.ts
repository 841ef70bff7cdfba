import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { copyContract } from "../support/contract-copy.ts";
import { atMost, median, type Row } from "./measure.ts";

const root = join(import.meta.dirname, "../..");
const ROUNDS = 3;
/** Generating everything from a clean checkout takes less. */
const LIMIT_S = 10;

/** How long it takes to generate types, tables, zod and client of the contract, and the pages made of it, with nothing there. */
export function benchGenerate(): Row[] {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const copy = copyContract();
    try {
      const start = performance.now();
      execFileSync(process.execPath, ["scripts/generate.ts"], { cwd: copy.folder, stdio: "ignore" });
      execFileSync(process.execPath, [join(root, "docs/scripts/generate.ts")], { stdio: "ignore" });
      return (performance.now() - start) / 1000;
    } finally {
      copy.remove();
    }
  });
  return [atMost("contract: generating everything from a clean checkout", median(seconds), LIMIT_S, "s")];
}
