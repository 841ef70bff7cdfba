import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NamedBreak } from "./compare.ts";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The documents that are released: the portal's own contract, and what it reads of a WordPress. */
export const DOCUMENTS = ["openapi", "content-service"] as const;
/** A released document, by the name of its generated file. */
export type DocumentName = (typeof DOCUMENTS)[number];

const FOLDERS: Record<DocumentName, string> = { openapi: "releases", "content-service": "releases/content-service" };

/** The generated file of a document, as it is now. */
export function currentFile(name: DocumentName): string {
  return join(root, `generated/${name}.json`);
}

/** The newest release of a document: its version and its file. */
export function lastRelease(name: DocumentName = "openapi"): { version: string; file: string } {
  const folder = FOLDERS[name];
  const files = globSync("*.json", { cwd: join(root, folder) });
  const versions = files.map((file) => file.slice(0, -".json".length));
  const [version] = versions.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  if (!version) throw new Error(`There is no release of ${name}.`);
  return { version, file: join(root, folder, `${version}.json`) };
}

/** The breaking changes of a document since its last release that are meant. */
export function readNamedBreaks(name: DocumentName = "openapi"): NamedBreak[] {
  const named = JSON.parse(readFileSync(join(root, "breaking-changes.json"), "utf8")) as NamedBreak[];
  return named.filter(({ document = "openapi" }) => document === name);
}
