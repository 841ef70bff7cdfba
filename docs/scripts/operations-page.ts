import type { Document, Operation } from "@anaquel/openapi/document";
import { listOperations } from "@anaquel/openapi/expand";

/** All operations on one page, by domain, with who may call them. */
export function renderOperationsPage(document: Document): string {
  const operations = listOperations(document);
  const sections = (document.tags ?? []).map(({ name, description }) => {
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ method, path, operation }) =>
          `| \`${method.toUpperCase()} ${path}\` | ${operation.summary} | ${renderCallers(operation)} |`,
      );
    return `## ${name}\n\n${description}\n\n| Operation | What it does | Who may call |\n|---|---|---|\n${rows.join("\n")}`;
  });
  return `---
title: All operations
description: Every operation of the API on one page, with who may call it.
---

${operations.length} operations. Addresses are under \`/api\`. The [reference](/docs/reference/) has parameters, bodies and examples.

${sections.join("\n\n")}

## Permissions

| Permission | Meaning |
|---|---|
${Object.entries(document["x-permission-names"])
  .map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
  .join("\n")}
`;
}

function renderCallers(operation: Operation): string {
  const roles = operation["x-roles"] ?? [];
  const permissions = (operation["x-permissions"] ?? []).map((name) => `\`${name}\``);
  const others = (operation["x-or-permissions"] ?? []).map((name) => `\`${name}\``);
  const who = roles.includes("public") ? "anybody" : roles.includes("session") ? "anybody signed in" : roles.join(", ");
  return [
    who,
    ...(permissions.length > 0 ? [`with ${permissions.join(", ")}`] : []),
    ...(others.length > 0 ? [`or anybody with ${others.join(" or ")}`] : []),
  ].join("; ");
}
