/** The rules of what comes from outside. Each returns what breaks it, in words; an empty list is a pass. */
import type { Document, Schema } from "../scripts/document.ts";
import { listOperations } from "../scripts/expand.ts";
import type { Rule } from "./rules.ts";

/** What comes from outside has a limit: texts, lists and numbers. Without one a single request could fill a database. */
export const inputsAreLimited: Rule = (document) =>
  inputsOf(document).flatMap(({ name, schema }) => [
    ...placesOf(document, schema, isUnlimited).map((at) => `${name}${at} has no limit`),
    ...placesOf(document, schema, takesUnknownFields).map((at) => `${name}${at} takes unknown fields`),
  ]);

/** Nothing has to be a multiple of a fraction: validators divide binary numbers, and to them 19.99 is no multiple of 0.01. */
export const multiplesAreWhole: Rule = (document) =>
  inputsOf(document).flatMap(({ name, schema }) =>
    placesOf(document, schema, ({ multipleOf }) => multipleOf !== undefined && !Number.isInteger(multipleOf)).map(
      (at) => `${name}${at} has to be a multiple of a fraction`,
    ),
  );

/** What a field tells apart is an object: with a discriminator validators look at objects only, and let everything else pass. */
export const choicesAreObjects: Rule = ({ components }) =>
  Object.entries(components.schemas).flatMap(([name, { discriminator, type }]) =>
    discriminator && type !== "object" ? [`${name} is told apart by a field, but is not said to be an object`] : [],
  );

/** The parameters and bodies of all operations, each with a name for people. */
function inputsOf(document: Document): { name: string; schema: Schema }[] {
  return listOperations(document).flatMap(({ operation }) => [
    ...(operation.parameters ?? []).map(({ name, schema }) => ({
      name: `${operation.operationId}: parameter ${name}`,
      schema,
    })),
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ({
      name: `${operation.operationId}: body`,
      schema,
    })),
  ]);
}

/** Places inside a schema, at any depth, of which something holds. */
function placesOf(document: Document, schema: Schema, holds: (part: Schema) => boolean): string[] {
  return branches(document, schema).flatMap((branch) => [
    ...(holds(branch) ? [""] : []),
    ...Object.entries(branch.properties ?? {}).flatMap(([name, property]) =>
      placesOf(document, property, holds).map((at) => `.${name}${at}`),
    ),
    ...(branch.items ? placesOf(document, branch.items, holds).map((at) => `[]${at}`) : []),
  ]);
}

function takesUnknownFields(schema: Schema): boolean {
  return [schema.type].flat().includes("object") && schema.additionalProperties !== false;
}

/** The schema itself, or the alternatives it is made of. */
function branches(document: Document, schema: Schema): Schema[] {
  const found = follow(document, schema);
  const parts = [...(found.oneOf ?? []), ...((found.anyOf as Schema[] | undefined) ?? []), ...(found.allOf ?? [])];
  return parts.length > 0 ? parts.flatMap((part) => branches(document, part)) : [found];
}

function follow(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? follow(document, document.components.schemas[name] ?? {}) : schema;
}

function isUnlimited(schema: Schema): boolean {
  const types = [schema.type].flat();
  if (types.includes("array")) return schema.maxItems === undefined;
  if (types.includes("integer") || types.includes("number")) return !isBounded(schema);
  const isClosed = [schema.maxLength, schema.enum, schema.const, schema.pattern].some((limit) => limit !== undefined);
  return types.includes("string") && schema.format !== "binary" && !isClosed;
}

function isBounded(schema: Schema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  const least = schema.minimum ?? schema.exclusiveMinimum;
  return least !== undefined && (schema.maximum ?? schema.exclusiveMaximum) !== undefined;
}
