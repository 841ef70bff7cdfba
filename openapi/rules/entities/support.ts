import type { Schema } from "../../scripts/document.ts";
import { type LocatedOperation, listOperations } from "../../scripts/expand.ts";
import { readContract } from "../contract.ts";

const document = readContract();
const DEFAULT_TIMEOUT_MS = 5000;

/** Names of the fields of a schema. */
export function fieldsOf(schema: string): string[] {
  return Object.keys(document.components.schemas[schema]?.properties ?? {});
}

/** A field of a schema, or the schema itself. */
export function fieldOf(schema: string, field?: string): Schema | undefined {
  const found = document.components.schemas[schema];
  return field ? found?.properties?.[field] : found;
}

/** The closed list of values of a schema, or of one of its fields. */
export function valuesOf(schema: string, field?: string): unknown[] | undefined {
  const found = document.components.schemas[schema];
  return (field ? found?.properties?.[field] : found)?.enum;
}

/** An operation with its address. */
export function operationOf(id: string): LocatedOperation {
  const found = listOperations(document).find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** How long an operation may take, in milliseconds. */
export function timeoutOf(id: string): number {
  return operationOf(id).operation["x-timeout-ms"] ?? DEFAULT_TIMEOUT_MS;
}

const JSON_TYPE = "application/json";

/** Follows a reference to a schema of the contract. */
export function resolve(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split("/").at(-1);
  return (name ? document.components.schemas[name] : schema) ?? {};
}

/** The JSON body that an operation takes. */
export function bodyOf(id: string): Schema {
  return resolve(operationOf(id).operation.requestBody?.content[JSON_TYPE]?.schema);
}

/** The JSON that an operation answers. */
export function answerOf(id: string, status = "200"): Schema {
  return resolve(operationOf(id).operation.responses[status]?.content?.[JSON_TYPE]?.schema);
}

/** Names of the parameters of an operation in one place: `query`, `path` or `header`. */
export function parametersOf(id: string, place: string): string[] {
  return (operationOf(id).operation.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name);
}
