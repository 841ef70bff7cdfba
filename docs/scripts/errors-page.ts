import type { Catalogue, CatalogueEntry, Document } from "@anaquel/openapi/document";
import { listOperations, operationsByReason, reasonsOnlyOf } from "@anaquel/openapi/expand";

/** More operations than this are folded, so that they do not push the next reason off the screen. */
const MANY = 12;

/**
 * The error catalogue as a page: one section for each reason, under an anchor that the `type` of a problem points to. Reasons that
 * only the operations in `unbuilt` answer cannot be seen in the sandbox yet; for them the page says how to see them on the mocks.
 */
export function renderErrorsPage(document: Document, catalogue: Catalogue, unbuilt: readonly string[]): string {
  const users = operationsByReason(document);
  const total = listOperations(document).length;
  const mocked = reasonsOnlyOf(document, unbuilt);
  const byStatus = Map.groupBy(Object.entries(catalogue), ([, { code }]) => Math.floor(code / 1000));
  const sections = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, entries]) => {
      const parts = entries.map(([reason, entry]) => {
        const toSee = mocked.has(reason) ? renderMocked(reason, entry) : ["To see it in the sandbox", entry.produce];
        return renderEntry(reason, entry, [toSee, ["Answered by", renderUsers(users.get(reason) ?? [], total)]]);
      });
      return `## Status ${status}\n\n${parts.join("\n")}`;
    });
  return `---
title: Error catalogue
description: Every reason for which an operation can be refused, what it means, what to do about it and how to see it.
---

Every answer that is not a success is a problem document. Switch on \`reason\`; show \`message\`, which is in the language of the
request. The \`type\` of a problem is the address of its section on this page.

${sections.join("\n\n")}
`;
}

function renderEntry(reason: string, entry: CatalogueEntry, rows: string[][]): string {
  return `<a id="${reason}"></a>

### ${reason}

**Cause.** ${entry.description}

**What to do.** ${entry.remedy}

| What | Value |
|---|---|
| Code | ${renderCodes(entry)} |
| Español | ${entry.message.es} |
| English | ${entry.message.en} |
| Italiano | ${entry.message.it} |
${entry.errors ? `| Fields in \`errors\` | ${renderList(Object.keys(entry.errors))} |\n` : ""}${rows.map(([what, value]) => `| ${what} | ${value} |`).join("\n")}
`;
}

function renderCodes({ code, otherCodes = [] }: CatalogueEntry): string {
  return [`\`${code}\``, ...otherCodes.map((other) => `\`${other.code}\` ${other.where.toLowerCase()}`)].join("; ");
}

/** The row of a reason whose operations the sandbox answers from the examples only. */
function renderMocked(reason: string, { code }: CatalogueEntry): string[] {
  const header = `Prefer: code=${Math.floor(code / 1000)}, example=${reason}`;
  return [
    "To see it on the mocks",
    `\`${header}\`. Its operations are not in the sandbox yet, so it cannot be seen there`,
  ];
}

function renderUsers(users: string[], total: number): string {
  if (users.length === 0) return "the gateway, before it knows the operation";
  if (users.length <= MANY) return renderList(users);
  const summary = users.length === total ? "every operation" : `${users.length} of ${total} operations`;
  return `<details><summary>${summary}</summary>${renderList(users)}</details>`;
}

function renderList(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
