import type { OperationId } from "@anaquel/openapi/operations";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { type ContractEntry, contract, entries, type Json, resolveReference } from "./document.ts";

// The package is CommonJS: its callable default is one level down for the type checker and at the top at run time.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const UPLOAD_TYPE = "multipart/form-data";

/** Refused fields with a text each: the shape of `errors` in a problem. */
export type FieldErrors = Record<string, string>;

function createAjv(coerceTypes: boolean): Ajv2020 {
  // With the discriminator, a body of one kind is not told what the other kinds would want.
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateSchema: false, discriminator: true });
  addFormats(ajv);
  ajv.addFormat("binary", true);
  ajv.addSchema(contract, "contract");
  return ajv;
}

// Bodies are taken as they are; parameters arrive as text and are turned into the declared types.
const strict = createAjv(false);
const coercing = createAjv(true);

const refer = (pointer: string): Json => ({ $ref: `contract${pointer}` });

function compileParameters(entry: ContractEntry, where: "path" | "query"): ValidateFunction | null {
  const parameters = entry.parameters.filter(({ in: place }) => place === where);
  if (parameters.length === 0) return null;
  return coercing.compile({
    type: "object",
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, inContract(schema)])),
  });
}

/** References inside a parameter schema point into the contract; outside of it they need its name. */
function inContract(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Json;
}

/** Checks requests and answers of one operation. Validators are compiled on first use. */
export class OperationContract {
  readonly entry: ContractEntry;
  #path: ValidateFunction | null | undefined;
  #query: ValidateFunction | null | undefined;
  #body: ValidateFunction | null | undefined;
  readonly #responses = new Map<string, ValidateFunction | null>();

  constructor(entry: ContractEntry) {
    this.entry = entry;
  }

  /** Media types the operation accepts as a body; empty when it takes none. */
  get bodyTypes(): string[] {
    return Object.keys(this.entry.declaration.requestBody?.content ?? {});
  }

  /** How the operation takes its body: read whole, as a form, piece by piece, or not at all. */
  get bodyKind(): "json" | "form" | "upload" | "none" {
    const [type] = this.bodyTypes;
    if (type === undefined) return "none";
    return type === UPLOAD_TYPE ? "upload" : type === FORM_TYPE ? "form" : "json";
  }

  /** Checks path and query, turning texts into the declared types in place. Returns refused fields, or null. */
  checkParameters(path: Json, query: Json): FieldErrors | null {
    this.#path ??= compileParameters(this.entry, "path");
    this.#query ??= compileParameters(this.entry, "query");
    return merge(run(this.#path, path), run(this.#query, query)) ?? nulFields(this.#declared(path, query));
  }

  /** The parameters that the contract names; what else an address carries has no effect. */
  #declared(path: Json, query: Json): Json {
    return Object.fromEntries(
      this.entry.parameters.map(({ name, in: place }) => [name, (place === "path" ? path : query)[name]]),
    );
  }

  /**
   * Checks a parsed body. Fields of a form arrive as text and are turned into the declared types in place. Bodies that
   * pass through piece by piece are checked by whoever reads them. Returns refused fields, or null.
   */
  checkBody(body: unknown): FieldErrors | null {
    if (this.#body === undefined) {
      const type = this.bodyTypes.find((declared) => declared === JSON_TYPE || declared === FORM_TYPE);
      const pointer = `${this.entry.pointer}/requestBody/content/${type?.replaceAll("/", "~1")}/schema`;
      this.#body = type ? (type === JSON_TYPE ? strict : coercing).compile(refer(pointer)) : null;
    }
    return run(this.#body, body) ?? nulFields(body);
  }

  /** Checks a parsed JSON answer of a declared status. Returns refused fields, or null. */
  checkResponse(status: number, mediaType: string, body: unknown): FieldErrors | null {
    const key = `${status} ${mediaType}`;
    let validator = this.#responses.get(key);
    if (validator === undefined) {
      const declared = this.entry.declaration.responses[status]?.content?.[mediaType];
      const pointer = `${this.entry.pointer}/responses/${status}/content/${mediaType.replaceAll("/", "~1")}/schema`;
      validator = declared ? strict.compile(refer(pointer)) : null;
      this.#responses.set(key, validator);
    }
    return run(validator, body);
  }

  /** Whether the operation declares this status with this media type (or with no body at all, for null). */
  declares(status: number, mediaType: string | null): boolean {
    const declared = this.entry.declaration.responses[status];
    if (!declared) return false;
    const response = resolveReference(declared);
    if (!mediaType) return !response.content;
    return Boolean(response.content?.[mediaType]);
  }
}

function run(validator: ValidateFunction | null, value: unknown): FieldErrors | null {
  if (!validator || validator(value)) return null;
  return toFieldErrors(validator.errors ?? []);
}

function toFieldErrors(errors: ErrorObject[]): FieldErrors {
  // Names come from the request: one that every object inherits must not be taken for known.
  const fields: FieldErrors = Object.create(null);
  for (const error of errors) {
    const missing = error.params.missingProperty ?? error.params.additionalProperty;
    const path = [...error.instancePath.split("/").slice(1), ...(missing ? [String(missing)] : [])];
    fields[path.join(".") || "body"] ??= error.message ?? "is not valid";
  }
  return fields;
}

/** Fields with the sign U+0000, which no schema names and no database keeps. Null when there are none. */
function nulFields(value: unknown, path = ""): FieldErrors | null {
  if (typeof value === "string") return value.includes("\0") ? { [path || "body"]: "must not contain U+0000" } : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = nulFields(part, path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return null;
}

function merge(a: FieldErrors | null, b: FieldErrors | null): FieldErrors | null {
  return a || b ? { ...a, ...b } : null;
}

const contracts = new Map([...entries].map(([id, entry]) => [id, new OperationContract(entry)]));

/** The checks of an operation. */
export function operationContract(id: OperationId): OperationContract {
  const found = contracts.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}
