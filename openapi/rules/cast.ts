/** The rule that examples tell one story: whom and what they name stands in the table of the cast. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document, Example, MediaType, Operation } from "../scripts/document.ts";
import { listOperations } from "../scripts/expand.ts";

const README = join(import.meta.dirname, "../contract/README.md");
const HEADING = "## Who and what the examples speak of";

/** What names somebody or something inside a text: uuids, mail addresses, licence codes, ISBNs, orders, coupons, customer ids. */
const NAMES = [
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
  /[\w.+-]+@[\w.-]+\.example/g,
  /\bOUP[0-9A-Z]{10}\b/g,
  /\b978\d{10}\b/g,
  /\b20\d{2}(?=[0-9A-Z]*[A-Z])[0-9A-Z]{8}\b/g,
  /\bANQ[0-9A-Z]+\b/g,
  /\bSIM-\d+\b/g,
];
/** Fields whose numbers name something; smaller ones count or choose. */
const ID_FIELD = /id|centro/i;
const LEAST_ID = 1000;
/** Fields that hold the name of a school. */
const SCHOOL_FIELDS = new Set(["schoolName", "d_centro", "centro"]);

/** The table of the cast, as text. */
export function readCast(): string {
  const text = readFileSync(README, "utf8");
  return text.slice(text.indexOf(HEADING));
}

/** Examples of requests and of answers that are no error name only who and what stands in the cast. */
export function examplesNameTheCast(document: Document): string[] {
  const cast = readCast();
  const known = new Set(cast.match(/[\p{L}\p{N}@.+_-]+/gu)?.map((word) => word.replace(/\.$/, "")));
  const schools = new Set(cast.split(/[|;]|, `|, code/).map((part) => part.trim()));
  const isKnown = (named: Named) => (named.kind === "school" ? schools : known).has(named.value);
  return listOperations(document).flatMap(({ operation }) =>
    valuesOf(operation)
      .flatMap(([field, value]) => namesIn(field, value))
      .filter((named) => !isKnown(named))
      .map(({ value }) => `${operation.operationId} names ${value}, which is not in the cast`),
  );
}

interface Named {
  kind: "id" | "school";
  value: string;
}

function namesIn(field: string, value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(field, item));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => namesIn(name, inner));
  const text = String(value);
  if (ID_FIELD.test(field) && /^\d+$/.test(text)) return Number(text) < LEAST_ID ? [] : [{ kind: "id", value: text }];
  if (typeof value !== "string") return [];
  if (SCHOOL_FIELDS.has(field)) return [{ kind: "school", value }];
  return NAMES.flatMap((name) => text.match(name) ?? []).map((found) => ({ kind: "id", value: found }));
}

/** Example values of an operation, each with the name of its parameter. Shared errors name nobody. */
function valuesOf({ parameters = [], requestBody, responses }: Operation): [field: string, value: unknown][] {
  const media = [
    ...Object.values(requestBody?.content ?? {}),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Number(status) < 400 ? Object.values(content) : [],
    ),
  ];
  return [
    ...parameters.map(({ name, example }): [string, unknown] => [name, example]),
    ...media.flatMap(examplesOf).map(({ value }): [string, unknown] => ["", value]),
  ];
}

function examplesOf({ examples = {} }: MediaType): Example[] {
  return Object.values(examples);
}

/** What the examples of bare confirmations are called, so that nobody has to look the name up. */
const CONFIRMATION = "done";
/** A name that says nothing of whom or what an example is about. */
const SAYS_NOTHING = "usual";

/** Examples that only confirm have one name everywhere; the others are named after whom or what they show. */
export function examplesAreNamed(document: Document): string[] {
  return listOperations(document).flatMap(({ operation: { operationId, requestBody, responses } }) =>
    [
      ...Object.values(requestBody?.content ?? {}),
      ...Object.values(responses).flatMap((one) => Object.values(one.content ?? {})),
    ]
      .flatMap(({ examples = {} }) => Object.entries(examples))
      .filter(([name, { value }]) => name === SAYS_NOTHING || isConfirmation(value) !== (name === CONFIRMATION))
      .map(([name]) => `${operationId}: the example ${name} has not the name of what it shows`),
  );
}

function isConfirmation(value: unknown): boolean {
  return JSON.stringify(value) === '{"result":"OK"}';
}
