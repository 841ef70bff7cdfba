/**
 * `npm run contract:diff -- [GIT-REF] [--write]`: what changed in the contract since a commit, or since the last release.
 * `--write` puts the changes since the last release into the changelog. Ends with code 1 when a breaking change is not named
 * in `breaking-changes.json`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { insertSection, renderSection } from "./changelog.ts";
import { compareContracts, judgeBreaks } from "./compare.ts";
import type { Document } from "./document.ts";
import { lastRelease, readNamedBreaks, root } from "./releases.ts";

const revision = join(root, "generated/openapi.json");
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Document;

/** Generates the contract of a commit by the generator of that commit, beside this one, and gives it to `use`. */
function withContractOf<T>(ref: string, use: (file: string) => T): T {
  mkdirSync(join(root, ".diff"), { recursive: true });
  const folder = mkdtempSync(join(root, ".diff/contract-"));
  try {
    const archive = execFileSync("git", ["archive", "--format=tar", ref, "."], { cwd: root, maxBuffer: 1 << 28 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    execFileSync(process.execPath, ["scripts/generate.ts"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    return use(join(folder, "generated/openapi.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(base: string, name: string): void {
  const changes = compareContracts(base, revision);
  const count = (impact: string) => changes.filter((change) => change.impact === impact).length;
  for (const { path, kind, impact } of changes) {
    if (impact !== "patch") process.stdout.write(`${impact.padEnd(6)} ${kind.padEnd(8)} ${path}\n`);
  }
  process.stdout.write(
    `\nSince ${name}: ${count("major")} breaking, ${count("minor")} new, ${count("patch")} in words only\n`,
  );
  const { unnamed } = judgeBreaks(changes, readNamedBreaks());
  for (const path of unnamed) process.stdout.write(`Breaking, and not named in breaking-changes.json: ${path}\n`);
  if (unnamed.length > 0) process.exitCode = 1;
}

const args = process.argv.slice(2);
const [ref] = args.filter((arg) => !arg.startsWith("--"));
const release = lastRelease();
if (ref) withContractOf(ref, (file) => report(file, ref));
else report(release.file, `release ${release.version}`);
if (args.includes("--write")) {
  const changelog = join(root, "CHANGELOG.md");
  const documents = { base: read(release.file), revision: read(revision) };
  const section = renderSection(documents, compareContracts(release.file, revision), readNamedBreaks());
  writeFileSync(changelog, insertSection(readFileSync(changelog, "utf8"), section));
}
