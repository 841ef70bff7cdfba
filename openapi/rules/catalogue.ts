/** The rules of the error catalogue. Each returns what breaks it, in words; an empty list is a pass. */
import type { Catalogue } from "../scripts/document.ts";
import { codesOf, listOperations, reasonsOf } from "../scripts/expand.ts";
import type { Rule } from "./rules.ts";

/** The gateway answers these before it knows the operation. */
const BEFORE_ANY_OPERATION = new Set(["METHOD_REFUSED", "REQUEST_TIMEOUT", "URI_TOO_LONG", "HEADERS_TOO_LARGE"]);

/** Numbers that two reasons share, and why. No operation may answer with both. */
const SHARED_CODES: ReadonlyMap<number, string> = new Map([
  [401_901, "bad credentials, at sign-in and when the password is changed; Source: D1, D6"],
]);

/** Every reason is answered by some operation; what nothing answers would only mislead. */
export const reasonsAreUsed: Rule = (document, catalogue) => {
  const used = new Set(listOperations(document).flatMap(reasonsOf));
  return Object.keys(catalogue)
    .filter((reason) => !used.has(reason) && !BEFORE_ANY_OPERATION.has(reason))
    .map((reason) => `${reason} is answered by no operation`);
};

/** Reasons have a symbolic name, a cause, a remedy, a way to see them, and a message in three languages. */
export const catalogueIsComplete: Rule = (_document, catalogue) =>
  Object.entries(catalogue).flatMap(([reason, entry]) => [
    ...(/^[A-Z][A-Z_]+$/.test(reason) ? [] : [`${reason} is not a symbolic name`]),
    ...(["title", "description", "remedy", "produce"] as const)
      .filter((part) => !/\S.*\S$/.test(entry[part] ?? ""))
      .map((part) => `${reason} has no ${part}`),
    ...(["es", "en", "it"] as const)
      .filter((language) => !entry.message[language])
      .map((language) => `${reason} has no message in ${language}`),
  ]);

/** A number tells its status, and stands for one reason but for named exceptions that no operation mixes. */
export const codesAreUnambiguous: Rule = (document, catalogue) => {
  const operations = listOperations(document).map((located) => ({
    id: located.operation.operationId,
    reasons: reasonsOf(located),
  }));
  return [...reasonsByCode(catalogue)].flatMap(([code, reasons]) => {
    if (reasons.length === 1) return [];
    if (!SHARED_CODES.has(code)) return [`${reasons.join(" and ")} share the number ${code}`];
    return operations
      .filter(({ reasons: declared }) => reasons.filter((reason) => declared.includes(reason)).length > 1)
      .map(({ id }) => `${id} answers ${code} for more than one reason`);
  });
};

/** All numbers of a reason belong to one status. */
export const codesKeepTheirStatus: Rule = (_document, catalogue) =>
  Object.entries(catalogue)
    .filter(([, entry]) => new Set(codesOf(entry).map((code) => Math.floor(code / 1000))).size > 1)
    .map(([reason]) => `${reason} has numbers of different statuses`);

function reasonsByCode(catalogue: Catalogue): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [reason, { code }] of Object.entries(catalogue)) found.set(code, [...(found.get(code) ?? []), reason]);
  return found;
}

/** An operation names business errors only; what follows from what it is, is never repeated. */
export const onlyBusinessErrorsAreNamed: Rule = (document) =>
  listOperations(document).flatMap((located) => {
    const derived = new Set(reasonsOf({ ...located, operation: { ...located.operation, "x-errors": [] } }));
    return (located.operation["x-errors"] ?? [])
      .filter((reason) => derived.has(reason))
      .map((reason) => `${located.operation.operationId} names ${reason}, which follows from what it is`);
  });
