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
export function reasonsOf({ method, path, operation }: LocatedOperation): string[] {
  const reasons = [...(operation["x-errors"] ?? [])];
  // The parameters of a path may stand beside its operations.
  const takesInput = Boolean(operation.requestBody || operation.parameters?.length || path.includes("{"));
  if (takesInput) reasons.push("VALIDATION_FAILED");
  if (operation.requestBody) reasons.push("MALFORMED_REQUEST", "MEDIA_TYPE_REFUSED", "PAYLOAD_TOO_LARGE");
  if (operation["x-captcha"]) reasons.push("CAPTCHA_REFUSED");
  const roles = operation["x-roles"] ?? [];
  if (!roles.includes("public")) reasons.push("NO_SESSION");
  const isRestricted = !roles.includes("session") || (operation["x-permissions"] ?? []).length > 0;
  if (!roles.includes("public") && isRestricted) reasons.push("ROLE_REFUSED");
  const isUpstream = operation["x-served-by"] !== "gateway";
  if (method !== "get" && !operation["x-signed"]) reasons.push("ORIGIN_REFUSED");
  if (method !== "get" && isUpstream) reasons.push("CONFLICT");
  reasons.push("RATE_LIMITED", "UNEXPECTED", "SERVICE_UNAVAILABLE");
  if (isUpstream) {
    reasons.push("DATABASE_UNAVAILABLE", "UPSTREAM_BROKEN", "UPSTREAM_UNREACHABLE", "UPSTREAM_TIMEOUT");
  }
  return [...new Set(reasons)];
}

/** The operations that declare each reason, in the order of the document. */
export function operationsByReason(document: Document): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const located of listOperations(document)) {
    for (const reason of reasonsOf(located)) {
      found.set(reason, [...(found.get(reason) ?? []), located.operation.operationId]);
    }
  }
  return found;
}

/** The reasons that only these operations declare, and at least one of them does. */
export function reasonsOnlyOf(document: Document, ids: readonly string[]): Set<string> {
  const only = [...operationsByReason(document)].filter(([, operations]) => operations.every((id) => ids.includes(id)));
  return new Set(only.map(([reason]) => reason));
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
      for (const [reason, entry] of entries) Object.assign(examples, errorExamples(reason, entry, status));
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
    description: entries.map(([reason, entry]) => `\`${reason}\`: ${describe(entry)}`).join("\n\n"),
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
                  enum: [...new Set(entries.flatMap(([, entry]) => codesOf(entry)))],
                },
                reason: { type: "string", enum: entries.map(([reason]) => reason) },
              },
            },
          ],
        },
        examples: Object.fromEntries(
          entries
            .flatMap(([reason, entry]) => exampleNames(reason, entry))
            .map((name) => [name, reference<Example>(`#/components/examples/${name}`)]),
        ),
      },
    },
  };
}

/** All numbers of a reason, the usual one first. */
export function codesOf({ code, otherCodes = [] }: CatalogueEntry): number[] {
  return [code, ...otherCodes.map((other) => other.code)];
}

/** Cause and remedy in one paragraph, and for whom the number is another. */
function describe({ description, remedy, otherCodes = [] }: CatalogueEntry): string {
  return [description, remedy, ...otherCodes.map(({ where, code }) => `${where} the number is ${code}.`)].join(" ");
}

function exampleNames(reason: string, { otherCodes = [] }: CatalogueEntry): string[] {
  return [reason, ...otherCodes.map(({ name }) => `${reason}_${name}`)];
}

/** One example for each number of the reason. */
function errorExamples(reason: string, entry: CatalogueEntry, status: number): Record<string, Example> {
  const codes = codesOf(entry);
  const example = (at: number): Example => ({
    summary: at === 0 ? entry.title : `${entry.title}, ${entry.otherCodes?.[at - 1]?.where.toLowerCase()}`,
    value: {
      type: `/docs/errors#${reason}`,
      title: entry.title,
      status,
      code: codes[at],
      reason,
      message: entry.message.es,
      ...(entry.errors ? { errors: entry.errors } : {}),
    },
  });
  return Object.fromEntries(exampleNames(reason, entry).map((name, at) => [name, example(at)]));
}
