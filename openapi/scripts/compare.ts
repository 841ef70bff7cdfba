/** Compares two contracts: what was added, changed and removed, and what of it breaks integrations. */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");
const config = join(import.meta.dirname, "../redocly.yaml");

/** One change. `major` breaks integrations, `minor` adds, `patch` touches only what people read. */
export interface Change {
  /** JSON pointer into the contract. */
  path: string;
  kind: "added" | "removed" | "changed";
  impact: "major" | "minor" | "patch";
}

/** The changes from one contract file to another. */
export function compareContracts(base: string, revision: string): Change[] {
  const output = execFileSync(
    process.execPath,
    [redocly, "diff", base, revision, "--format=json", "--fail-on=none", "--lint-config=off", `--config=${config}`],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  const { changes } = JSON.parse(output) as { changes: Change[] };
  return changes.map(({ path, kind, impact }) => ({ path, kind, impact }));
}

/** A breaking change that is meant, with the reason that integrators are told. */
export interface NamedBreak {
  /** Of which document; the portal's own contract when it is left out. */
  document?: string;
  path: string;
  reason: string;
}

/** Breaking changes that nobody named, and names that no longer fit a change. */
export function judgeBreaks(changes: readonly Change[], named: readonly NamedBreak[]) {
  const breaks = changes.filter(({ impact }) => impact === "major").map(({ path }) => path);
  const names = named.map(({ path }) => path);
  return {
    unnamed: breaks.filter((path) => !names.includes(path)),
    stale: names.filter((path) => !breaks.includes(path)),
  };
}
