/**
 * `npm run contract:diff -- [GIT-REF] [--write]`: what changed in both documents since a commit, or since their last releases.
 * `--write` puts the changes since the last release into the changelog. Ends with code 1 when a breaking change is not named
 * in `breaking-changes.json`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { insertSection, renderSection } from "./changelog.ts";
import { compareContracts, judgeBreaks } from "./compare.ts";
import type { Document } from "./document.ts";
import { currentFile, DOCUMENTS, type DocumentName, lastRelease, readNamedBreaks, root } from "./releases.ts";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Document;

/** Generates the documents of a commit by the generator of that commit, beside these, and gives their folder to `use`. */
function withContractOf(ref: string, use: (folder: string) => void): void {
  mkdirSync(join(root, ".diff"), { recursive: true });
  const folder = mkdtempSync(join(root, ".diff/contract-"));
  try {
    const archive = execFileSync("git", ["archive", "--format=tar", ref, "."], { cwd: root, maxBuffer: 1 << 28 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    execFileSync(process.execPath, ["scripts/generate.ts"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    use(join(folder, "generated"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(document: DocumentName, base: string, name: string): void {
  const changes = compareContracts(base, currentFile(document));
  const count = (impact: string) => changes.filter((change) => change.impact === impact).length;
  for (const { path, kind, impact } of changes) {
    if (impact !== "patch") process.stdout.write(`${impact.padEnd(6)} ${kind.padEnd(8)} ${path}\n`);
  }
  process.stdout.write(
    `\n${document} since ${name}: ${count("major")} breaking, ${count("minor")} new, ${count("patch")} in words only\n`,
  );
  const { unnamed } = judgeBreaks(changes, readNamedBreaks(document));
  for (const path of unnamed)
    process.stdout.write(`Breaking, and not named in breaking-changes.json: ${document} ${path}\n`);
  if (unnamed.length > 0) process.exitCode = 1;
}

const args = process.argv.slice(2);
const [ref] = args.filter((arg) => !arg.startsWith("--"));
if (ref) {
  withContractOf(ref, (folder) => {
    for (const name of DOCUMENTS) report(name, join(folder, `${name}.json`), ref);
  });
} else {
  for (const name of DOCUMENTS) report(name, lastRelease(name).file, `release ${lastRelease(name).version}`);
}
if (args.includes("--write")) {
  const changelog = join(root, "CHANGELOG.md");
  const release = lastRelease();
  const revision = currentFile("openapi");
  const documents = { base: read(release.file), revision: read(revision) };
  const section = renderSection(documents, compareContracts(release.file, revision), readNamedBreaks());
  writeFileSync(changelog, insertSection(readFileSync(changelog, "utf8"), section));
}
