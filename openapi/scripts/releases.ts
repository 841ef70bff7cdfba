/** The released documents, and what changed since. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Change, compareContracts, type NamedBreak } from "./compare.ts";
import type { Document } from "./document.ts";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A document that is released: its file in `generated/`, its folder of releases, and what its pointers begin with. */
export interface Released {
  file: string;
  folder: string;
  prefix: string;
}

/** The contract first; the content service is a document of its own, with versions of its own. */
export const RELEASED: readonly [Released, ...Released[]] = [
  { file: "openapi.json", folder: "releases", prefix: "" },
  { file: "content-service.json", folder: "releases/content-service", prefix: "content-service.json" },
];

/** A released version of a document. */
export interface Release {
  version: string;
  file: string;
}

/** The newest release of a document; null when there is none. */
export function lastRelease({ folder }: Released): Release | null {
  const files = globSync(`${folder}/*.json`, { cwd: root });
  const versions = files.map((file) => file.slice(folder.length + 1, -".json".length));
  const [version] = versions.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return version === undefined ? null : { version, file: join(root, folder, `${version}.json`) };
}

/** The document as it is now, of this folder or of another checkout of it. */
export function currentFile({ file }: Released, folder = root): string {
  return join(folder, "generated", file);
}

/** Reads a document. */
export function readDocument(file: string): Document {
  return JSON.parse(readFileSync(file, "utf8")) as Document;
}

/** Everything that changed since other files of the documents; a document that had none is new and breaks nothing. */
export function changesSince(fileOf: (released: Released) => string | undefined): Change[] {
  return RELEASED.flatMap((released) => {
    const base = fileOf(released);
    if (base === undefined || !existsSync(base)) return [];
    return compareContracts(base, currentFile(released)).map((change) => ({
      ...change,
      path: released.prefix + change.path,
    }));
  });
}

/** Everything that changed since the last release. */
export function changesSinceRelease(): Change[] {
  return changesSince((released) => lastRelease(released)?.file);
}

/** The breaking changes since the last release that are meant. */
export function readNamedBreaks(): NamedBreak[] {
  return JSON.parse(readFileSync(join(root, "breaking-changes.json"), "utf8")) as NamedBreak[];
}
