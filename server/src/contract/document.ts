import { OPERATIONS, type OperationFacts, type OperationId } from "@anaquel/openapi/operations";
import contractDocument from "@anaquel/openapi/runtime.json" with { type: "json" };

/** A JSON object of unknown shape. */
export type Json = Record<string, unknown>;

/** A parameter as the bundled contract declares it, references resolved. */
export interface ContractParameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema: Json;
}

/** An operation as the bundled contract declares it. */
export interface ContractOperation {
  operationId: OperationId;
  parameters?: (ContractParameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Json }> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, unknown>; content?: Record<string, { schema: Json }> }
  >;
}

// The generated file is a JSON module without a declared shape; these are the parts that the server reads.
export const contract = contractDocument as unknown as {
  paths: Record<string, Partial<Record<string, ContractOperation>> & Pick<ContractOperation, "parameters">>;
  components: Json;
};

/** What the contract says of an operation, with its raw declaration. */
export interface ContractEntry {
  id: OperationId;
  facts: OperationFacts;
  declaration: ContractOperation;
  /** Parameters of the operation, and those of its path that it does not declare anew. References are resolved. */
  parameters: readonly ContractParameter[];
  /** JSON pointer of the operation in the document, each segment escaped and URI-encoded. */
  pointer: string;
  /** The path in the router's notation: `/title/:titleid`. */
  route: string;
}

/** Every operation of the contract, by id. */
export const entries: ReadonlyMap<OperationId, ContractEntry> = new Map(
  (Object.entries(OPERATIONS) as [OperationId, OperationFacts][]).map(([id, facts]) => {
    const method = facts.method.toLowerCase();
    const item = contract.paths[facts.path];
    const declaration = item?.[method];
    if (!item || !declaration) throw new Error(`The contract does not declare ${facts.method} ${facts.path}`);
    const pointer = `#/paths/${encodeURIComponent(facts.path.replaceAll("~", "~0").replaceAll("/", "~1"))}/${method}`;
    const parameters = mergeParameters(item.parameters ?? [], declaration.parameters ?? []);
    return [id, { id, facts, declaration, parameters, pointer, route: facts.path.replaceAll(/\{(\w+)\}/g, ":$1") }];
  }),
);

type DeclaredParameters = NonNullable<ContractOperation["parameters"]>;

function mergeParameters(ofPath: DeclaredParameters, own: DeclaredParameters): ContractParameter[] {
  const all = [...ofPath, ...own].map((parameter) => resolveReference(parameter));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/** What the contract says of an operation. */
export function entryOf(id: OperationId): ContractEntry {
  const entry = entries.get(id);
  if (!entry) throw new Error(`The contract has no operation ${id}`);
  return entry;
}

/** Follows a reference inside the contract. */
export function resolveReference<T>(value: T | { $ref: string }): T {
  if (!isReference(value)) return value;
  const target = value.$ref
    .slice(2)
    .split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((node, segment) => (node as Json)[segment], contract);
  return resolveReference(target as T | { $ref: string });
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === "object" && value !== null && "$ref" in value;
}
