/** The rules that every operation keeps. Each returns what breaks it, in words; an empty list is a pass. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import type { Catalogue, Document, Operation, Schema } from "../scripts/document.ts";
import { type LocatedOperation, listOperations, reasonsOf } from "../scripts/expand.ts";

const VERBS = `
  accept activate answer authorize block change clear close count create delete disable download find finish generate get leave list
  locate open ping rate receive redeem register request resend reset run save search send set share sign start track unlink update upload validate
`
  .trim()
  .split(/\s+/);
const MIN_DESCRIPTION = 70;
const ROLE_WORDS = new Set(["public", "session"]);

/** Checks a contract and its catalogue; answers what breaks the rule. */
export type Rule = (document: Document, catalogue: Catalogue) => string[];

const each =
  (check: (located: LocatedOperation, document: Document) => (string | false)[]): Rule =>
  (document) =>
    listOperations(document).flatMap((located) =>
      check(located, document)
        .filter((breach) => breach !== false)
        .map((breach) => `${located.operation.operationId}: ${breach}`),
    );

/** Names are a known verb and a noun, in camel case, each once. */
export const namesAreVerbAndNoun: Rule = (document) => {
  const ids = listOperations(document).map(({ operation }) => operation.operationId);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const unnamed = ids.filter((id) => !new RegExp(`^(${VERBS.join("|")})([A-Z][A-Za-z0-9]*)$`).test(id));
  return [...twice.map((id) => `${id} is used twice`), ...unnamed.map((id) => `${id} is not a known verb and a noun`)];
};

/** Summaries and descriptions say what an integrator needs. */
export const everythingIsDescribed: Rule = each(({ operation }) => [
  !operation.summary && "has no summary",
  (operation.description ?? "").length < MIN_DESCRIPTION && "is hardly described",
  ...(operation.parameters ?? []).map(
    (parameter) => !parameter.description && `parameter ${parameter.name} is not described`,
  ),
  ...Object.entries(operation.responses).map(
    ([status, response]) => !response.description && `answer ${status} is not described`,
  ),
]);

/** Every operation says who may call it; what names nobody would admit nobody. */
export const rolesAreDeclared: Rule = each(({ operation }, document) => {
  const known = new Set([...ROLE_WORDS, ...((document.components.schemas.Role as Schema).enum ?? []).map(String)]);
  const roles = operation["x-roles"] ?? [];
  return [
    roles.length === 0 && "declares no roles",
    ...roles.map((role) => !known.has(role) && `names the unknown role ${role}`),
    ...[...(operation["x-permissions"] ?? []), ...(operation["x-or-permissions"] ?? [])].map(
      (name) => !Object.hasOwn(document["x-permission-names"], name) && `names the unknown permission ${name}`,
    ),
    roles.includes("public") && !isOpen(operation) && "is public but asks for a session",
    !roles.includes("public") && isOpen(operation) && "asks for no session but is not public",
  ];
});

function isOpen(operation: Operation): boolean {
  return operation.security !== undefined && operation.security.length === 0;
}

/** What is deprecated says since when, and says nothing else. */
export const deprecationsAreDated: Rule = each(({ operation }) => {
  const { since = "", sunset = "9999-12-31" } = operation["x-deprecation"] ?? {};
  return [
    operation.deprecated === true && !/^\d{4}-\d{2}-\d{2}$/.test(since) && "is deprecated without a day",
    !operation.deprecated && since !== "" && "has a day of deprecation but is not deprecated",
    sunset < since && "would be gone before it is deprecated",
  ];
});

/** Every declared answer is a success, a navigation or an error of the catalogue. */
export const answersAreComplete: Rule = each((located) => {
  const { operation } = located;
  const statuses = Object.keys(operation.responses).map(Number);
  const succeeds = statuses.some((status) => status < 300) || (operation["x-navigation"] && statuses.includes(302));
  return [
    !succeeds && "has neither a success nor a navigation",
    ...reasonsOf(located).map((reason) => !mentions(operation, reason) && `does not show ${reason}`),
  ];
});

function mentions(operation: Operation, reason: string): boolean {
  return Object.values(operation.responses).some((response) =>
    Object.values(response.content ?? {}).some((media) => Object.hasOwn(media.examples ?? {}, reason)),
  );
}

/** Every answer with a body, every body and every parameter has a named example. */
export const examplesAreGiven: Rule = each(({ operation }) => [
  ...(operation.parameters ?? []).map(
    (parameter) => parameter.example === undefined && `parameter ${parameter.name} has no example`,
  ),
  ...Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, media]) => !media.examples && `the body ${type} has no example`,
  ),
  ...Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.values(response.content ?? {}).map(
      (media) =>
        !isBinary(media.schema) && Object.keys(media.examples ?? {}).length === 0 && `answer ${status} has no example`,
    ),
  ),
]);

function isBinary(schema: Schema): boolean {
  return schema.format === "binary";
}

/** Examples keep the schemas they illustrate. */
export const examplesAreValid: Rule = (document) => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  (addFormatsModule as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat("binary", true);
  ajv.addSchema(document, "contract");
  // Most errors are shared by most operations: each distinct schema is compiled once.
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  const compile = (schema: Schema) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
    const known = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, known);
    return known;
  };
  const check = (name: string, schema: Schema, value: unknown) => {
    const validate = compile(schema);
    return validate(value) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`];
  };
  return listOperations(document).flatMap(({ operation }) => [
    ...(operation.parameters ?? []).flatMap(({ name, schema, example }) =>
      check(`${operation.operationId} ${name}`, schema, example),
    ),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema, examples }) =>
      Object.entries(examples ?? {}).flatMap(([name, { value }]) =>
        check(`${operation.operationId} body ${name}`, schema, value),
      ),
    ),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.values(response.content ?? {}).flatMap(({ schema, examples }) =>
        Object.entries(examples ?? {}).flatMap(([name, { value }]) =>
          check(`${operation.operationId} ${status} ${name}`, schema, value),
        ),
      ),
    ),
  ]);
};

/** Every schema and each of its fields is described. */
export const schemasAreDescribed: Rule = (document) =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [`${name} is not described`]),
    ...Object.entries(schema.properties ?? {})
      .filter(([, property]) => !property.description && !property.$ref)
      .map(([field]) => `${name}.${field} is not described`),
  ]);
