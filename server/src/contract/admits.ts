import type { OperationFacts, Permission } from "@anaquel/openapi/operations";
import { PERMISSIONS } from "@anaquel/openapi/operations";
import { DIRECTORY_PLATFORM, SPAIN } from "./known-ids.ts";

/** What decides on who may call: the role, and the permission flags that are true. */
export interface Rights {
  role: string;
  permissions: readonly string[];
}

/**
 * Whether an operation admits a user: the role must be named and every named permission held, or else one of those that entitle
 * whatever the role. Source: D19.
 */
export function admits(facts: Pick<OperationFacts, "roles" | "permissions" | "orPermissions">, user: Rights): boolean {
  const holds = (name: string) => user.permissions.includes(name);
  const hasRole = facts.roles.includes("session") || facts.roles.includes(user.role);
  return (hasRole && facts.permissions.every(holds)) || facts.orPermissions.some(holds);
}

/** The permissions of a user as the API describes users (`UserInfo`): flags that are true, and what follows from other fields. */
export function permissionsOf(user: Readonly<Record<string, unknown>>): Permission[] {
  const derived: Partial<Record<Permission, boolean>> = {
    positionId: typeof user.positionId === "number",
    impersonationUser: typeof user.impersonationUser === "object" && user.impersonationUser !== null,
    spain: user.countryId === SPAIN,
    directoryAccount: user.platformId === DIRECTORY_PLATFORM,
  };
  return PERMISSIONS.filter((name) => derived[name] ?? user[name] === true);
}
