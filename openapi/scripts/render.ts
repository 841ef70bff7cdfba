/** Renders the TypeScript tables that are derived from the contract. */
import type { Document } from "./document.ts";
import { listOperations, reasonsOf } from "./expand.ts";

const HEADER = "// Generated from the contract. Do not edit.\n";
/** How long a caller waits, in milliseconds, unless `x-timeout-ms` says otherwise. */
export const DEFAULT_TIMEOUT_MS = 5000;
/** The largest body of a request, in bytes, unless `x-max-bytes` says otherwise. */
export const DEFAULT_MAX_BYTES = 1024 * 1024;

/** `operations.ts`: what the gateway and the reference API need to know of every operation. */
export function renderOperations(document: Document): string {
  const rows = listOperations(document).map((located) => {
    const { method, path, operation } = located;
    return `  ${operation.operationId}: ${JSON.stringify({
      method: method.toUpperCase(),
      path,
      roles: operation["x-roles"] ?? [],
      permissions: operation["x-permissions"] ?? [],
      orPermissions: operation["x-or-permissions"] ?? [],
      owner: operation["x-owner"],
      timeoutMs: operation["x-timeout-ms"] ?? DEFAULT_TIMEOUT_MS,
      captcha: operation["x-captcha"] ?? null,
      background: operation["x-background"] ?? false,
      keepsSession: operation["x-keeps-session"] ?? false,
      navigation: operation["x-navigation"] ?? false,
      stream: operation["x-stream"] ?? false,
      signed: operation["x-signed"] ?? false,
      maxBytes: operation["x-max-bytes"] ?? DEFAULT_MAX_BYTES,
      deprecation: operation["x-deprecation"] ?? null,
      servedBy: operation["x-served-by"] ?? "upstream",
      reasons: reasonsOf(located),
    })},`;
  });
  const upstream = listOperations(document).filter(({ operation }) => operation["x-served-by"] !== "gateway");
  const refusals = Object.fromEntries(
    Object.entries(document["x-owners"]).map(([kind, { refusal }]) => [kind, refusal ?? null]),
  );
  return `${HEADER}
/** Who answers, who may call, and under which limits, by operationId. */
export interface OperationFacts {
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "PATCH";
  readonly path: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Who holds one of these is admitted whatever the role. */
  readonly orPermissions: readonly string[];
  /** Whose thing it works on. */
  readonly owner: Owner;
  readonly timeoutMs: number;
  readonly captcha: string | null;
  readonly background: boolean;
  readonly keepsSession: boolean;
  readonly navigation: boolean;
  readonly stream: boolean;
  /** The body is signed, so it is taken from any origin. */
  readonly signed: boolean;
  /** Largest body of a request, in bytes. */
  readonly maxBytes: number;
  /** Since when it is deprecated and when it will be gone, as YYYY-MM-DD. */
  readonly deprecation: { readonly since: string; readonly sunset?: string } | null;
  readonly servedBy: "upstream" | "gateway";
  readonly reasons: readonly string[];
}

export const OPERATIONS = {
${rows.join("\n")}
} as const satisfies Record<string, OperationFacts>;

/** Kinds of owners, each with the reason that answers who names a thing of somebody else's; null where that cannot be. */
export const OWNERS = ${JSON.stringify(refusals)} as const satisfies Record<string, string | null>;

export type Owner = keyof typeof OWNERS;

/** What may be asked of a user besides the role. */
export const PERMISSIONS = ${JSON.stringify(Object.keys(document["x-permission-names"]))} as const;

export type Permission = (typeof PERMISSIONS)[number];

export type OperationId = keyof typeof OPERATIONS;

/** Operations that the API behind the gateway answers. */
export type UpstreamOperationId = ${upstream.map(({ operation }) => JSON.stringify(operation.operationId)).join(" | ")};
`;
}

/** `timeouts.ts`: the few facts a browser needs, small. Keys are "METHOD path". */
export function renderTimeouts(document: Document): string {
  const slow = listOperations(document).filter(
    ({ operation }) => (operation["x-timeout-ms"] ?? DEFAULT_TIMEOUT_MS) !== DEFAULT_TIMEOUT_MS,
  );
  const keeps = listOperations(document).filter(({ operation }) => {
    const roles = operation["x-roles"] ?? [];
    return operation.responses["401"] && (operation["x-keeps-session"] || roles.includes("public"));
  });
  const key = (method: string, path: string) => JSON.stringify(`${method.toUpperCase()} ${path}`);
  return `${HEADER}
/** Milliseconds after which a call without a limit of its own is given up. */
export const DEFAULT_TIMEOUT_MS = ${DEFAULT_TIMEOUT_MS};

/** Limits that differ from the default, in milliseconds. */
export const TIMEOUTS: Readonly<Record<string, number>> = {
${slow.map(({ method, path, operation }) => `  ${key(method, path)}: ${operation["x-timeout-ms"]},`).join("\n")}
};

/** Operations that answer 401 without meaning that the session has ended. */
export const KEEPS_SESSION: ReadonlySet<string> = new Set([
${keeps.map(({ method, path }) => `  ${key(method, path)},`).join("\n")}
]);
`;
}

/** `surface.txt`: the whole interface on one page, for reviews. */
export function renderSurface(document: Document): string {
  const rows = listOperations(document).map(({ method, path, operation }) => {
    const roles = [
      ...(operation["x-roles"] ?? []),
      ...(operation["x-permissions"] ?? []).map((name) => `+${name}`),
      ...(operation["x-or-permissions"] ?? []).map((name) => `or+${name}`),
    ];
    return `${method.toUpperCase().padEnd(6)} ${path.padEnd(58)} ${operation.operationId.padEnd(26)} ${roles.join(",")}`;
  });
  return `${rows.sort().join("\n")}\n`;
}

const namesFields = new WeakSet<object>();
// The mapping of a discriminator repeats the constants of its branches, and validators of JSON Schema refuse it.
const UNREAD = new Set(["description", "summary", "examples", "example", "tags", "title", "mapping"]);

/** The document without what only people and generators read: what a server needs to check requests and answers. */
export function renderRuntime(document: Document): string {
  return JSON.stringify(document, function drop(this: unknown, key, value: unknown) {
    // Under `properties` a name is a field, whatever it says elsewhere.
    const isField = namesFields.has(this as object);
    if (key === "properties" && typeof value === "object" && value !== null && !isField) namesFields.add(value);
    return UNREAD.has(key) && !isField ? undefined : value;
  });
}
