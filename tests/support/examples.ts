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

/** A request of an operation as the contract's first examples show it. */
export function validRequest(id: string, facts: OperationFacts): { path: string; body: unknown } {
  const { path } = exampleRequest(id, facts);
  const content = contract.paths[facts.path]?.[facts.method.toLowerCase()]?.requestBody?.content ?? {};
  const [[type, media] = []] = Object.entries(content);
  if (!type) return { path, body: undefined };
  const [found] = Object.values(media?.examples ?? {});
  const value = found && valueOfExample(found);
  if (type === "application/json") return { path, body: value };
  const fields = Object.entries((value ?? {}) as Record<string, unknown>);
  const body = type === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.set(name, String(value));
  return { path, body };
}

/**
 * A request of an operation with the contract's own examples as parameters, and a body of the declared type that no
 * operation accepts: whoever is admitted is refused for it, so that nothing changes.
 */
export function exampleRequest(id: string, facts: OperationFacts): { path: string; body: unknown } {
  const parameters = exampleParameters(id, facts);
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))), facts.path);
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name, example }): [string, string] => [name, String(example)]),
  );
  const content = contract.paths[facts.path]?.[facts.method.toLowerCase()]?.requestBody?.content;
  return { path: query.size > 0 ? `${path}?${query}` : path, body: refusedBody(content) };
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
