/** Renders what changed since the last release as a section of the changelog. */
import type { Change, NamedBreak } from "./compare.ts";
import type { Document } from "./document.ts";
import { listOperations } from "./expand.ts";

/** The section of a version: operations that came and went, fields that changed, and what breaks. */
export function renderSection(
  { base, revision }: { base: Document; revision: Document },
  changes: readonly Change[],
  named: readonly NamedBreak[],
): string {
  const before = new Map(listOperations(base).map((located) => [located.operation.operationId, located]));
  const after = new Map(listOperations(revision).map((located) => [located.operation.operationId, located]));
  const added = [...after].filter(([id]) => !before.has(id)).map(([, located]) => located);
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const schemas = changes
    .map(({ path }) => /^#\/components\/schemas\/(\w+)/.exec(path)?.[1])
    .filter((name) => name !== undefined && base.components.schemas[name] !== undefined);
  const byTag = Map.groupBy(added, ({ operation }) => operation.tags[0] ?? "");
  return [
    `## ${revision.info.version}`,
    ...section(
      "Breaking",
      named.map(({ path, reason }) => `\`${path}\`: ${reason}`),
    ),
    ...section(
      `${added.length} new operations`,
      [...byTag].map(
        ([tag, operations]) =>
          `**${tag}**: ${operations.map(({ operation }) => `\`${operation.operationId}\``).join(", ")}`,
      ),
    ),
    ...section(
      "Removed operations",
      removed.map((id) => `\`${id}\``),
    ),
    ...section(
      "Changed schemas",
      [...new Set(schemas)].sort().map((name) => `\`${name}\``),
    ),
  ].join("\n\n");
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`### ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`] : [];
}

const INTRODUCTION = `# Changelog

What changed in the contract, newest first. Breaking changes are named with their reason. Written by \`npm run contract:diff -- --write\`.
`;

/** Puts a section in its place: it replaces the one of its version, or becomes the first. */
export function insertSection(changelog: string, section: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const [heading] = section.split("\n");
  const others = sections.filter((other) => other.split("\n")[0] !== heading);
  return `${INTRODUCTION}\n${[section, ...others.map((other) => other.trimEnd())].join("\n\n")}\n`;
}
