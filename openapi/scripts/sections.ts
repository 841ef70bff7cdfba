/** Writes the section of the present version into the changelog. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { insertSection, renderSection } from "./changelog.ts";
import type { Change } from "./compare.ts";
import { currentFile, lastRelease, RELEASED, readDocument, readNamedBreaks, root } from "./releases.ts";

const changelog = join(root, "CHANGELOG.md");

/** The changelog with the section of the present version; `releasedOn` closes it. */
export function changelogWith(changes: readonly Change[], releasedOn?: Date): string {
  const [contract] = RELEASED;
  const release = lastRelease(contract);
  if (!release) throw new Error("There is no released contract.");
  const documents = { base: readDocument(release.file), revision: readDocument(currentFile(contract)) };
  if (documents.revision.info.version === release.version) {
    throw new Error(`${release.version} is released: raise the version in contract/openapi.yaml.`);
  }
  return insertSection(
    readFileSync(changelog, "utf8"),
    renderSection(documents, changes, readNamedBreaks(), releasedOn),
  );
}

/** Writes it. @throws when the version of the contract is released already */
export function writeSection(changes: readonly Change[], releasedOn?: Date): void {
  writeFileSync(changelog, changelogWith(changes, releasedOn));
}
