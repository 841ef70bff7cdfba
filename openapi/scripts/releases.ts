import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NamedBreak } from "./compare.ts";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The newest released contract: its version and its file. */
export function lastRelease(): { version: string; file: string } {
  const files = globSync("releases/*.json", { cwd: root });
  const versions = files.map((file) => file.slice("releases/".length, -".json".length));
  const [version] = versions.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  if (!version) throw new Error("There is no released contract.");
  return { version, file: join(root, `releases/${version}.json`) };
}

/** The breaking changes since the last release that are meant. */
export function readNamedBreaks(): NamedBreak[] {
  return JSON.parse(readFileSync(join(root, "breaking-changes.json"), "utf8")) as NamedBreak[];
}
