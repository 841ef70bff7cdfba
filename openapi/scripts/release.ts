/**
 * `npm run contract:release`: cuts a release of the contract. Keeps the documents whose version is new in `releases/`, closes the
 * section of the changelog with today's day, and empties `breaking-changes.json`. Refuses while a breaking change is not named, or
 * when a document changed under a version that is released already.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { judgeBreaks } from "./compare.ts";
import {
  changesSinceRelease,
  currentFile,
  lastRelease,
  RELEASED,
  readDocument,
  readNamedBreaks,
  root,
} from "./releases.ts";
import { writeSection } from "./sections.ts";

const changes = changesSinceRelease();
const { unnamed, stale } = judgeBreaks(changes, readNamedBreaks());
if (unnamed.length > 0) throw new Error(`Breaking, and not named in breaking-changes.json:\n${unnamed.join("\n")}`);
if (stale.length > 0) throw new Error(`Named in breaking-changes.json, and not there:\n${stale.join("\n")}`);

const due = RELEASED.filter((released) => {
  const { version } = readDocument(currentFile(released)).info;
  const isChanged = changes.some(({ path }) => path.startsWith(`${released.prefix}#`));
  if (lastRelease(released)?.version !== version) return true;
  if (isChanged) throw new Error(`${released.file} changed since its release ${version}: raise its version.`);
  return false;
});
if (due.length === 0) throw new Error("Nothing changed since the last release.");

if (due.includes(RELEASED[0])) writeSection(changes, new Date());
for (const released of due) {
  const document = readDocument(currentFile(released));
  const file = join(root, released.folder, `${document.info.version}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(document));
  process.stdout.write(`Released ${released.file} ${document.info.version}\n`);
}
writeFileSync(join(root, "breaking-changes.json"), "[]\n");
