/** Compares two contracts: what was added, changed and removed, and what of it breaks integrations. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Document } from "./document.ts";
import { comparePromises, isPromise } from "./promises.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");
const config = join(import.meta.dirname, "../redocly.yaml");

/** One change. `major` breaks integrations, `minor` adds, `patch` touches only what people read. */
export interface Change {
  /** JSON pointer into the contract, references followed. */
  path: string;
  kind: "added" | "removed" | "modified";
  /** The property that changed, of what was modified. */
  property?: string;
  impact: "major" | "minor" | "patch";
  /** Where it stands in the document, when that is a shared component. */
  component?: string;
  /** What it means for a caller, where the comparison itself says so. */
  meaning?: string;
}

interface RedoclyChange {
  path: string;
  kind: Change["kind"];
  property?: string;
  impact: Change["impact"];
  base?: { pointer: string };
  revision?: { pointer: string };
}

/** The changes from one contract file to another: those of Redocly, and those of what only this contract promises. */
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
  const { changes } = JSON.parse(output) as { changes: RedoclyChange[] };
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Document;
  return [
    ...changes.filter((change) => !isPromise(change)).map(toChange),
    ...comparePromises(read(base), read(revision)),
  ];
}

function toChange({ path, kind, property, impact, base, revision }: RedoclyChange): Change {
  const pointer = (revision ?? base)?.pointer ?? "";
  return {
    path,
    kind,
    impact,
    ...(property === undefined ? {} : { property }),
    ...(pointer.startsWith("#/components/") ? { component: pointer } : {}),
  };
}

/** A breaking change that is meant, with the reason that integrators are told. */
export interface NamedBreak {
  /** Of which document; the portal's own contract when it is left out. */
  document?: string;
  path: string;
  kind: Change["kind"];
  property?: string;
  reason: string;
}

/** How a change is told from every other at the same place: path, kind and property. */
export function nameOf({ path, kind, property }: Pick<Change, "path" | "kind" | "property">): string {
  return [path, kind, ...(property === undefined ? [] : [property])].join(" ");
}

/** Breaking changes that nobody named, and names that no longer fit a change. */
export function judgeBreaks(changes: readonly Change[], named: readonly NamedBreak[]) {
  const breaks = [...new Set(changes.filter(({ impact }) => impact === "major").map(nameOf))];
  const names = named.map(nameOf);
  return {
    unnamed: breaks.filter((name) => !names.includes(name)),
    stale: names.filter((name) => !breaks.includes(name)),
  };
}
