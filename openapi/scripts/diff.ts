/**
 * `npm run contract:diff -- [GIT-REF] [--write]`: what changed in the contract since a commit, or since the last release.
 * `--write` puts the changes since the last release into the changelog. Ends with code 1 when a breaking change is not named
 * in `breaking-changes.json`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Change, judgeBreaks } from "./compare.ts";
import {
  changesSince,
  changesSinceRelease,
  currentFile,
  lastRelease,
  RELEASED,
  readNamedBreaks,
  root,
} from "./releases.ts";
import { writeSection } from "./sections.ts";

/** Generates the documents of a commit by the generator of that commit, beside this one, and gives their folder to `use`. */
function withContractOf<T>(ref: string, use: (folder: string) => T): T {
  mkdirSync(join(root, ".diff"), { recursive: true });
  const folder = mkdtempSync(join(root, ".diff/contract-"));
  try {
    const archive = execFileSync("git", ["archive", "--format=tar", ref, "."], { cwd: root, maxBuffer: 1 << 28 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    execFileSync(process.execPath, ["scripts/generate.ts"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(changes: readonly Change[], name: string): void {
  const count = (impact: string) => changes.filter((change) => change.impact === impact).length;
  for (const change of changes) {
    const { impact, kind, path, property, meaning } = change;
    if (impact === "patch") continue;
    const what = [path, property, meaning && `(${meaning})`].filter(Boolean).join(" ");
    process.stdout.write(`${impact.padEnd(6)} ${kind.padEnd(8)} ${what}\n`);
  }
  process.stdout.write(
    `\nSince ${name}: ${count("major")} breaking, ${count("minor")} new, ${count("patch")} in words only\n`,
  );
  const { unnamed } = judgeBreaks(changes, readNamedBreaks());
  for (const broken of unnamed) process.stdout.write(`Breaking, and not named in breaking-changes.json: ${broken}\n`);
  if (unnamed.length > 0) process.exitCode = 1;
}

const args = process.argv.slice(2);
const [ref] = args.filter((arg) => !arg.startsWith("--"));
const changes = changesSinceRelease();
if (ref)
  withContractOf(ref, (folder) =>
    report(
      changesSince((released) => currentFile(released, folder)),
      ref,
    ),
  );
else report(changes, `release ${lastRelease(RELEASED[0])?.version}`);
if (args.includes("--write") && changes.length > 0) writeSection(changes);
