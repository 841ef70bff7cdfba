/** Rules about whose things operations work on. */
import type { Document, Operation } from "../scripts/document.ts";
import { listOperations } from "../scripts/expand.ts";

/** Roles of the back-office. Source: D8, SUPPORT_USER. */
const STAFF = new Set(["CUSTOMER_SUPPORT", "INTERNAL_SUPPORT", "DIGITAL_SUPPORT", "CGC", "ADMINISTRATOR", "INVOICE"]);
/** Owners that a path parameter cannot name. */
const UNNAMED = new Set(["none", "caller"]);
const MIN_REASON = 20;

/** Every operation says whose thing it works on, in a way that fits what it is; every kind of owner is of use. */
export function ownersAreDeclared(document: Document): string[] {
  const owners = document["x-owners"];
  const used = new Set(listOperations(document).map(({ operation }) => operation["x-owner"]));
  return [
    ...listOperations(document).flatMap(({ path, operation }) =>
      breaches(document, path, operation)
        .filter((breach) => breach !== false)
        .map((breach) => `${operation.operationId}: ${breach}`),
    ),
    ...Object.keys(owners).flatMap((kind) => (used.has(kind) ? [] : [`nothing belongs to the owner ${kind}`])),
  ];
}

function breaches(document: Document, path: string, operation: Operation): (string | false)[] {
  const owner = operation["x-owner"];
  const kind = owner === undefined ? undefined : document["x-owners"][owner];
  if (owner === undefined || !kind) return [`has no known owner: ${owner}`];
  const roles = operation["x-roles"] ?? [];
  const [isOpenToAll, isRestricted] = [roles.includes("session"), (operation["x-permissions"] ?? []).length > 0];
  const reason = operation["x-owner-reason"] ?? "";
  const needsReason = UNNAMED.has(owner) && path.includes("{");
  return [
    kind.refusal !== undefined &&
      !operation["x-errors"]?.includes(kind.refusal) &&
      `does not refuse with ${kind.refusal} what is somebody else's`,
    needsReason && reason.length < MIN_REASON && "does not say why its path names nothing of somebody else's",
    !needsReason && reason !== "" && "gives a reason that nothing asks for",
    isOpenToAll && !isRestricted && owner !== "caller" && "is open to everybody signed in, but not on their own things",
    owner === "caller" && roles.includes("public") && "has no caller that is known",
    owner === "office" && !areStaff(operation) && "is the office's but not for staff",
  ];
}

/** Permissions of the office entitle as its roles do. */
function areStaff(operation: Operation): boolean {
  const isByPermission = operation["x-permissions"]?.includes("impersonationUser") ?? false;
  return isByPermission || (operation["x-roles"] ?? []).every((role) => STAFF.has(role));
}
