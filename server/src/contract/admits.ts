import type { OperationFacts } from "@anaquel/openapi/operations";

/** What decides on who may call: the role, and the permission flags that are true. */
export interface Rights {
  role: string;
  permissions: readonly string[];
}

/** Whether an operation admits a user: the role must be named, and every named permission held. Source: D19. */
export function admits(facts: Pick<OperationFacts, "roles" | "permissions">, user: Rights): boolean {
  const hasRole = facts.roles.includes("session") || facts.roles.includes(user.role);
  return hasRole && facts.permissions.every((name) => user.permissions.includes(name));
}
