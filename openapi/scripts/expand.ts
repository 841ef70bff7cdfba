/**
 * Turns the bundled contract into the published one: every operation gets the error responses that follow from what it
 * is (public or not, with a body or not, proxied or not) plus the business errors it names in `x-errors`, each with its
 * reason and an example taken from the catalogue.
 */
import type { Catalogue, CatalogueEntry, Document, Example, Operation, Response } from "./document.ts";

export const METHODS = ["get", "put", "post", "delete", "patch"] as const;

/** A method and path with its operation. */
export interface LocatedOperation {
  method: (typeof METHODS)[number];
  path: string;
  operation: Operation;
}

/** All operations of a document in document order. */
export function listOperations(document: Document): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

/** The reasons an operation may answer with, business errors first. */
export function reasonsOf({ method, operation }: LocatedOperation): string[] {
  const reasons = [...(operation["x-errors"] ?? [])];
  const takesInput = Boolean(operation.requestBody || operation.parameters?.length);
  if (takesInput) reasons.push("VALIDATION_FAILED");
  if (operation.requestBody) reasons.push("MALFORMED_REQUEST", "MEDIA_TYPE_REFUSED", "PAYLOAD_TOO_LARGE");
  if (operation["x-captcha"]) reasons.push("CAPTCHA_REFUSED");
  const roles = operation["x-roles"] ?? [];
  if (!roles.includes("public")) reasons.push("NO_SESSION");
  const isRestricted = !roles.includes("session") || (operation["x-permissions"] ?? []).length > 0;
  if (!roles.includes("public") && isRestricted) reasons.push("ROLE_REFUSED");
  if (method !== "get") reasons.push("ORIGIN_REFUSED");
  reasons.push("RATE_LIMITED", "UNEXPECTED", "SERVICE_UNAVAILABLE");
  if (operation["x-served-by"] !== "gateway") {
    reasons.push("DATABASE_UNAVAILABLE", "UPSTREAM_BROKEN", "UPSTREAM_UNREACHABLE", "UPSTREAM_TIMEOUT");
  }
  return [...new Set(reasons)];
}

/**
 * Adds error responses to every operation of the document, in place, and returns it. Errors that several operations share
 * become components: one example for each reason, one response for each set of reasons.
 */
export function expandErrors(document: Document, catalogue: Catalogue): Document {
  const { responses = {}, examples = {} } = document.components;
  Object.assign(document.components, { responses, examples });
  for (const located of listOperations(document)) {
    const byStatus = new Map<number, [string, CatalogueEntry][]>();
    for (const reason of reasonsOf(located)) {
      const entry = catalogue[reason];
      if (!entry) throw new Error(`${located.operation.operationId} names the unknown reason ${reason}`);
      const status = Math.floor(entry.code / 1000);
      byStatus.set(status, [...(byStatus.get(status) ?? []), [reason, entry]]);
    }
    for (const [status, entries] of [...byStatus].sort(([a], [b]) => a - b)) {
      const name = entries.map(([reason]) => reason).join(".");
      responses[name] ??= errorResponse(entries);
      located.operation.responses[status] = reference<Response>(`#/components/responses/${name}`);
      for (const [reason, entry] of entries) examples[reason] ??= errorExample(reason, entry, status);
    }
  }
  return document;
}

/** Answers that say when to come back. */
const COME_BACK = new Set([429, 503]);
const RETRY_AFTER = {
  "Retry-After": {
    description: "Seconds to wait.",
    required: false,
    schema: { type: "integer", minimum: 1 },
    example: 5,
  },
};

/** A component that is named instead of written out. */
function reference<T>($ref: string): T {
  return { $ref } as T;
}

function errorResponse(entries: [string, CatalogueEntry][]): Response {
  return {
    description: entries.map(([reason, entry]) => `\`${reason}\`: ${entry.description}`).join("\n\n"),
    ...(entries.some(([, { code }]) => COME_BACK.has(Math.floor(code / 1000))) ? { headers: RETRY_AFTER } : {}),
    content: {
      "application/problem+json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Problem" },
            {
              type: "object",
              properties: {
                code: {
                  type: "integer",
                  enum: [...new Set(entries.flatMap(([, entry]) => [entry.code, ...(entry.otherCodes ?? [])]))],
                },
                reason: { type: "string", enum: entries.map(([reason]) => reason) },
              },
            },
          ],
        },
        examples: Object.fromEntries(
          entries.map(([reason]) => [reason, reference<Example>(`#/components/examples/${reason}`)]),
        ),
      },
    },
  };
}

function errorExample(reason: string, entry: CatalogueEntry, status: number): Example {
  return {
    summary: entry.title,
    value: {
      type: `/docs/errors#${reason}`,
      title: entry.title,
      status,
      code: entry.code,
      reason,
      message: entry.message.es,
      ...(entry.errors ? { errors: entry.errors } : {}),
    },
  };
}
