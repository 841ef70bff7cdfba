import type { Document, Operation } from "@anaquel/openapi/document";
import { listOperations } from "@anaquel/openapi/expand";

/** How the columns of roles are headed: the initials of the role. */
function initialsOf(role: string): string {
  const words = role.split("_");
  return words.length === 1 ? role.slice(0, 3) : words.map((word) => word[0]).join("");
}

/** The matrix of operations and roles, with the permissions that are needed besides, and whose things an operation works on. */
export function renderRolesPage(document: Document): string {
  const roles = (document.components.schemas.Role?.enum ?? []).map(String);
  const headers = roles.map(initialsOf);
  if (new Set(headers).size < headers.length) throw new Error("two roles have the same initials");
  const operations = listOperations(document);
  const sections = (document.tags ?? []).map(({ name }) => {
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ operation }) => renderRow(operation, roles));
    const head = ["Operation", "None", ...headers, "Needs", "Whose thing"];
    return `### ${name}\n\n${renderLine(head)}\n${renderLine(head.map(() => "---"))}\n${rows.join("\n")}`;
  });
  return `---
title: Roles and ownership
description: Who may call each operation, with which permission, and on whose things.
tableOfContents: false
---

The gateway and the API behind it hold every call to this table, which is generated from the contract. Whoever has no session is
answered \`NO_SESSION\`, and whoever has the wrong role or lacks a permission \`ROLE_REFUSED\`. While staff act as a teacher their role
is the teacher's.

- **yes**: the role is enough.
- **with**: the role is admitted with all permissions of the column *Needs*.
- **only with**: not the role but the permission admits.
- **–**: refused.

## Roles

| Column | Role |
|---|---|
| None | No session |
${roles.map((role, at) => `| ${headers[at]} | \`${role}\` |`).join("\n")}

## Whose things

An operation works on nobody's things, on the caller's, or on one that the request names. Whoever names a thing of somebody else's gets the
reason of this table; nothing changes, and nothing of the thing is told. A dash stands where nothing can be somebody else's.

| Whose | Meaning | What answers for somebody else's |
|---|---|---|
${Object.entries(document["x-owners"])
  .map(
    ([kind, { meaning, refusal }]) => `| <a id="owner-${kind}"></a>${kind} | ${meaning} | ${renderRefusal(refusal)} |`,
  )
  .join("\n")}

## Permissions

| Permission | Meaning |
|---|---|
${Object.entries(document["x-permission-names"])
  .map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
  .join("\n")}

## Operations

${sections.join("\n\n")}
`;
}

function renderLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function renderRefusal(refusal: string | undefined): string {
  return refusal ? `[\`${refusal}\`](/docs/errors/#${refusal})` : "–";
}

function renderRow(operation: Operation, roles: readonly string[]): string {
  const owner = operation["x-owner"] ?? "";
  const needs = [
    ...(operation["x-permissions"] ?? []).map((name) => `\`${name}\``),
    ...(operation["x-or-permissions"] ?? []).map((name) => `or \`${name}\``),
  ];
  const cells = [
    operation.operationId,
    operation["x-roles"]?.includes("public") ? "yes" : "–",
    ...roles.map((role) => renderCell(operation, role)),
    needs.join(", "),
    `[${owner}](#owner-${owner})`,
  ];
  return renderLine(cells);
}

function renderCell(operation: Operation, role: string): string {
  const named = operation["x-roles"] ?? [];
  if (named.includes("public")) return "yes";
  if (named.includes("session") || named.includes(role)) return operation["x-permissions"] ? "with" : "yes";
  return operation["x-or-permissions"] ? "only with" : "–";
}
