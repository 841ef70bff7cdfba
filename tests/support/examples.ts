import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { OperationFacts } from "@anaquel/openapi/operations";

/** A parameter of the contract. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}

interface BodyType {
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, BodyType> };
  responses: Record<string, { content?: Record<string, BodyType> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter>; examples?: Record<string, { value?: unknown }> };
}

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@anaquel/openapi/contract.json"), "utf8"),
) as Contract;

/** The examples of a success of an operation in JSON, by name. */
export function answerExamples(facts: OperationFacts, status: number): Record<string, unknown> {
  const content = contract.paths[facts.path]?.[facts.method.toLowerCase()]?.responses[status]?.content ?? {};
  const examples = Object.entries(content["application/json"]?.examples ?? {});
  return Object.fromEntries(examples.map(([name, example]) => [name, valueOfExample(example)]));
}

function valueOfExample({ $ref, value }: { $ref?: string; value?: unknown }): unknown {
  return $ref ? contract.components.examples?.[$ref.split("/").at(-1) ?? ""]?.value : value;
}

/** Values that take the place of an example's, by name of the parameter or field. */
export type Fields = Readonly<Record<string, unknown>>;

/** A request of an operation as the contract's first examples show it, but for the values that are given. */
export function validRequest(id: string, facts: OperationFacts, fields: Fields = {}): { path: string; body: unknown } {
  const path = pathOf(id, facts, fields);
  const content = contract.paths[facts.path]?.[facts.method.toLowerCase()]?.requestBody?.content ?? {};
  const [[type, media] = []] = Object.entries(content);
  if (!type) return { path, body: undefined };
  const [found] = Object.values(media?.examples ?? {});
  const example = found && valueOfExample(found);
  if (type === "application/json") return { path, body: replaced(example, fields) };
  const body = type === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const [name, shown] of Object.entries((example ?? {}) as Fields)) {
    const value = fields[name] ?? shown;
    if (body instanceof FormData && value instanceof File) body.set(name, value);
    else body.set(name, String(value));
  }
  return { path, body };
}

function replaced(value: unknown, fields: Fields): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, shown]) => [name, fields[name] ?? shown]));
}

/**
 * A request of an operation with the contract's own examples as parameters, and a body of the declared type that no
 * operation accepts: whoever is admitted is refused for it, so that nothing changes.
 */
export function exampleRequest(id: string, facts: OperationFacts): { path: string; body: unknown } {
  const content = contract.paths[facts.path]?.[facts.method.toLowerCase()]?.requestBody?.content;
  return { path: pathOf(id, facts, {}), body: refusedBody(content) };
}

/** The address of an operation with its path parameters, the query that it needs, and what else of the query is given. */
function pathOf(id: string, facts: OperationFacts, fields: Fields): string {
  const parameters = exampleParameters(id, facts);
  const shownIn = ({ name, example }: Parameter) => String(fields[name] ?? example);
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((url, one) => url.replace(`{${one.name}}`, encodeURIComponent(shownIn(one))), facts.path);
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === "query" && (one.required || Object.hasOwn(fields, one.name)))
      .map((one): [string, string] => [one.name, shownIn(one)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** All parameters of an operation, those of its path included, each with the contract's example. */
export function exampleParameters(id: string, facts: OperationFacts): Parameter[] {
  const item = contract.paths[facts.path] ?? {};
  const operation = item[facts.method.toLowerCase()];
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  const shared = (item.parameters ?? []) as Parameter[];
  return [...shared, ...(operation.parameters ?? [])].map(follow);
}

function refusedBody(content: Record<string, unknown> | undefined): unknown {
  const [type] = Object.keys(content ?? {});
  if (!type) return undefined;
  if (type === "multipart/form-data") return new FormData();
  return type === "application/json" ? "nothing like it" : new URLSearchParams({ nothing: "like it" });
}

function follow(parameter: Parameter): Parameter {
  const name = parameter.$ref?.split("/").at(-1);
  return name ? follow(contract.components.parameters?.[name] as Parameter) : parameter;
}
