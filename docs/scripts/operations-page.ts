import type { Document } from "@anaquel/openapi/document";
import { type LocatedOperation, listOperations } from "@anaquel/openapi/expand";
import {
  describeCallers,
  describeDeprecation,
  describeSize,
  describeTime,
  describeUnauthorized,
} from "@anaquel/openapi/facts";

const COLUMNS = ["Operation", "What it does", "Who may call", "Captcha", "Time", "Body", "Status 401"];

/** All operations on one page, by domain, with who may call them and within which limits. */
export function renderOperationsPage(document: Document): string {
  const operations = listOperations(document);
  const sections = (document.tags ?? []).map(({ name, description }) => {
    const rows = operations.filter(({ operation }) => operation.tags.includes(name)).map(renderRow);
    return `## ${name}\n\n${description}\n\n${line(COLUMNS)}\n${line(COLUMNS.map(() => "---"))}\n${rows.join("\n")}`;
  });
  return `---
title: All operations
description: Every operation of the API on one page, with who may call it and within which limits.
tableOfContents: false
---

${operations.length} operations. Addresses are under \`/api\`, but for those that say "at the root of the portal". The
[reference](/docs/reference/) has parameters, bodies and examples.

## How to read it

- **Who may call**: the [roles and permissions](/docs/roles/) that are admitted.
- **Captcha**: the action that the [captcha token](/docs/guides/sessions-and-tokens/#captcha-tokens) has to be for.
- **Time**: how long a caller waits before giving up. The gateway answers \`UPSTREAM_TIMEOUT\` by then.
- **Body**: the largest body of a request.
- **Status 401**: what it means, where the operation has it.

${sections.join("\n\n")}
`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function renderRow({ method, path, operation }: LocatedOperation): string {
  const going = describeDeprecation(operation);
  const captcha = operation["x-captcha"];
  const unauthorized = describeUnauthorized(operation);
  return line([
    `\`${method.toUpperCase()} ${path}\`${operation.servers ? ", at the root of the portal" : ""}`,
    `${operation.summary}${going ? `. **Deprecated** ${going}` : ""}`,
    describeCallers(operation),
    captcha ? `\`${captcha}\`` : "–",
    describeTime(operation),
    describeSize(operation) ?? "–",
    unauthorized ?? "–",
  ]);
}
