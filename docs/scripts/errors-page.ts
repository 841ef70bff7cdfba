import type { Catalogue, CatalogueEntry, Document } from "@anaquel/openapi/document";
import { listOperations, reasonsOf } from "@anaquel/openapi/expand";

/** More operations than this, and an error is simply common. */
const MANY = 30;

/** The error catalogue as a page: one section for each reason, under an anchor that the `type` of a problem points to. */
export function renderErrorsPage(document: Document, catalogue: Catalogue): string {
  const operations = listOperations(document);
  const users = new Map<string, string[]>();
  for (const located of operations) {
    for (const reason of reasonsOf(located)) {
      users.set(reason, [...(users.get(reason) ?? []), located.operation.operationId]);
    }
  }
  const byStatus = Map.groupBy(Object.entries(catalogue), ([, { code }]) => Math.floor(code / 1000));
  const sections = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, entries]) => {
      const parts = entries.map(([reason, entry]) =>
        renderEntry(reason, entry, users.get(reason) ?? [], operations.length),
      );
      return `## Status ${status}\n\n${parts.join("\n")}`;
    });
  return `---
title: Error catalogue
description: Every reason for which an operation can be refused, what it means and how to see it.
---

Every answer that is not a success is a problem document. Switch on \`reason\`; show \`message\`, which is in the language of the
request. The \`type\` of a problem is the address of its section on this page.

${sections.join("\n\n")}
`;
}

function renderEntry(reason: string, entry: CatalogueEntry, users: string[], total: number): string {
  const codes = [entry.code, ...(entry.otherCodes ?? [])].map((code) => `\`${code}\``).join(", ");
  return `<a id="${reason}"></a>

### ${reason}

${entry.description}

| What | Value |
|---|---|
| Code | ${codes} |
| Español | ${entry.message.es} |
| English | ${entry.message.en} |
| Italiano | ${entry.message.it} |
| To see it in the sandbox | ${entry.produce} |
| Answered by | ${renderUsers(users, total)} |
`;
}

function renderUsers(users: string[], total: number): string {
  if (users.length === 0) return "the gateway, before it knows the operation";
  if (users.length === total) return "every operation";
  if (users.length > MANY) return `${users.length} of ${total} operations`;
  return users.map((id) => `\`${id}\``).join(", ");
}
