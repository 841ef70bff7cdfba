/** Renders what changed since the last release as a section of the changelog. */
import type { Change, NamedBreak } from "./compare.ts";
import type { Document } from "./document.ts";
import { listOperations } from "./expand.ts";
import { wordChange } from "./wording.ts";

/**
 * The section of a version: operations that came and went, what changed in the others, and what breaks.
 *
 * @param releasedOn the day of its release; without it the version is not released yet
 */
export function renderSection(
  documents: { base: Document; revision: Document },
  changes: readonly Change[],
  named: readonly NamedBreak[],
  releasedOn?: Date,
): string {
  const { base, revision } = documents;
  const before = new Map(listOperations(base).map((located) => [located.operation.operationId, located]));
  const after = new Map(listOperations(revision).map((located) => [located.operation.operationId, located]));
  const added = [...after].filter(([id]) => !before.has(id)).map(([, located]) => located);
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const byTag = Map.groupBy(added, ({ operation }) => operation.tags[0] ?? "");
  const lines = changes.map((change) => wordChange(change, documents)).filter((line) => line !== null);
  const bySubject = Map.groupBy(lines, ({ subject }) => subject);
  const subjects = [...bySubject].sort(([a], [b]) => a.localeCompare(b, "en"));
  const linesOf = (wanted: (subject: string) => boolean) =>
    subjects
      .filter(([subject]) => wanted(subject))
      .map(([subject, own]) => {
        const name = subject.replace(/^schema /, "");
        return `\`${name}\`: ${[...new Set(own.map(({ line }) => line))].join("; ")}`;
      });
  const isSchema = (subject: string) => subject.startsWith("schema ");
  const general = [...new Set((bySubject.get("errors") ?? []).map(({ line }) => line))];
  return [
    `## ${revision.info.version} · ${releasedOn ? DAY.format(releasedOn) : "not released yet"}`,
    ...section(
      "Breaking",
      named.map(({ path, property, reason }) => `\`${path}\`${property ? ` (${property})` : ""}: ${reason}`),
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
      "Changed operations",
      linesOf((subject) => !isSchema(subject) && subject !== "errors"),
    ),
    ...section("Changed schemas", linesOf(isSchema)),
    ...section("Errors", general),
  ].join("\n\n");
}

/** Days are Europe/Madrid, as everywhere. */
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Madrid" });

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`### ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`] : [];
}

const INTRODUCTION = `# Changelog

What changed in the contract, newest first. Breaking changes are named with their reason. Written by \`npm run contract:diff -- --write\`,
and closed with its day by \`npm run contract:release\`.
`;

/** Puts a section in its place: it replaces the one of its version, or becomes the first. */
export function insertSection(changelog: string, section: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const others = sections.filter((other) => versionOf(other) !== versionOf(section));
  return `${INTRODUCTION}\n${[section, ...others.map((other) => other.trimEnd())].join("\n\n")}\n`;
}

function versionOf(section: string): string | undefined {
  return /^## (\S+)/.exec(section)?.[1];
}
