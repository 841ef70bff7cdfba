/** Says in words what changed, and of what: an operation, a schema, or the errors that all operations share. */
import type { Change } from "./compare.ts";
import type { Document, Parameter } from "./document.ts";

/** A line of the changelog. */
export interface ChangeLine {
  /** What the change belongs to: an operationId, `schema NAME`, `errors`. */
  subject: string;
  line: string;
}

const OPERATION = /#\/paths\/([^/]+)\/(get|put|post|delete|patch)(?:\/(.*))?$/;
const VERBS = { added: "is new", removed: "is gone" } as const;
/** Of these an operation only speaks. */
const SPOKEN = new Set(["description", "summary", "tags", "title", "examples", "example"]);

/** The line for a change, or null when nothing but words or examples of an operation changed, or a whole operation came or went. */
export function wordChange(change: Change, documents: { base: Document; revision: Document }): ChangeLine | null {
  const { path, component = "", property = "", meaning } = change;
  if (path.includes("/examples")) {
    return meaning ? { subject: "errors", line: `\`${path.slice(path.lastIndexOf("/") + 1)}\` ${meaning}` } : null;
  }
  const [document = "", pointer = ""] = path.split("#", 2);
  if (document) return { subject: document, line: `\`${pointer}\` ${meaning ?? wordKind(change.kind, property)}` };
  const [, schema, rest = ""] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec(component || path) ?? [];
  if (schema) return wordSchema(schema, rest, change, documents);

  const [, address = "", method = "", place = ""] = OPERATION.exec(path) ?? [];
  if (!method) return null;
  const located = documents.revision.paths[unescapePart(address)]?.[method as "get"];
  const before = documents.base.paths[unescapePart(address)]?.[method as "get"];
  const operation = located ?? before;
  if (!operation || !located || !before) return null;
  const subject = operation.operationId;
  if (meaning) return { subject, line: meaning };
  if (place === "" || SPOKEN.has(place)) return null;
  const status = /^responses\/(\d+)/.exec(place)?.[1];
  const isHeaders = place.endsWith("/headers");
  if (isHeaders) {
    const headers = Object.keys(follow(documents.revision, component || path) ?? {}).map((name) => `\`${name}\``);
    const line = `answer ${status} has the headers ${headers.join(", ")}`;
    return { subject: Number(status) >= 400 ? "errors" : subject, line };
  }
  if (Number(status) >= 400) return null;
  if (place === "parameters") {
    const parameters = (operation.parameters ?? []).map((_parameter, at) => nameParameter(operation.parameters, at));
    return { subject, line: `takes the parameters ${parameters.join(", ")}` };
  }
  const what = status ? `answer ${status}${wordPlace(place)}` : wordInput(place, operation.parameters ?? []);
  return { subject, line: `${what} ${wordKind(change.kind, property)}` };
}

/** What a JSON pointer leads to. */
function follow(document: Document, pointer: string): object | undefined {
  const parts = pointer.split("/").slice(1).map(unescapePart);
  return parts.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document) as
    | object
    | undefined;
}

function wordSchema(schema: string, rest: string, change: Change, { base }: { base: Document }): ChangeLine | null {
  if (base.components.schemas[schema] === undefined) return null;
  const place = wordPlace(rest).replace(/^: /, "") || "it";
  return { subject: `schema ${schema}`, line: `${place} ${wordKind(change.kind, change.property ?? "")}` };
}

function wordKind(kind: Change["kind"], property: string): string {
  if (kind !== "modified") return VERBS[kind];
  return property === "description" ? "is described anew" : `has another \`${property}\``;
}

function wordInput(place: string, parameters: readonly Parameter[]): string {
  const [, index] = /^parameters\/(\d+)/.exec(place) ?? [];
  if (index !== undefined) return `parameter ${nameParameter(parameters, Number(index))}`;
  return place.startsWith("requestBody") ? `body${wordPlace(place)}` : `\`${place}\``;
}

function nameParameter(parameters: readonly Parameter[] = [], at: number): string {
  const parameter = parameters[at] as (Parameter & { $ref?: string }) | undefined;
  return `\`${parameter?.name ?? parameter?.$ref?.slice("#/components/parameters/".length) ?? at}\``;
}

/** The field or the header that a pointer leads to, after a colon. */
function wordPlace(pointer: string): string {
  const [, header] = /\/headers\/([^/]+)/.exec(pointer) ?? [];
  if (header) return `: header \`${unescapePart(header)}\``;
  const fields = [...pointer.matchAll(/\/properties\/([^/]+)/g)].map(([, name = ""]) => unescapePart(name));
  return fields.length > 0 ? `: field \`${fields.join(".")}\`` : "";
}

function unescapePart(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
