/**
 * The parts of an OpenAPI 3.1 document that the generator and the rules read, references to parameters, responses and
 * examples followed.
 */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  discriminator?: { propertyName: string };
  description?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  [key: string]: unknown;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example>;
}

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  servers?: { url: string }[];
  deprecated?: boolean;
  "x-roles"?: string[];
  "x-permissions"?: string[];
  /** Who holds one of these is admitted whatever the role. */
  "x-or-permissions"?: string[];
  "x-owner"?: string;
  "x-owner-reason"?: string;
  "x-timeout-ms"?: number;
  "x-captcha"?: string;
  "x-background"?: boolean;
  "x-keeps-session"?: boolean;
  "x-navigation"?: boolean;
  "x-stream"?: boolean;
  "x-max-bytes"?: number;
  /** Days as YYYY-MM-DD: since when it is deprecated, and when it will be gone. */
  "x-deprecation"?: { since: string; sunset?: string };
  "x-served-by"?: "gateway";
  /** The body is signed, so it is taken whoever sends it. */
  "x-signed"?: boolean;
  "x-errors"?: string[];
}

/** A kind of owner. */
export interface Owner {
  meaning: string;
  /** The reason that answers who names a thing of somebody else's; without it nothing can be somebody else's. */
  refusal?: string;
}

export type PathItem = Partial<Record<"get" | "put" | "post" | "delete" | "patch", Operation>>;

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  tags?: { name: string; description: string }[];
  /** What may be asked of a user besides the role, by name. */
  "x-permission-names": Record<string, string>;
  /** Whose things operations work on, by kind. */
  "x-owners": Record<string, Owner>;
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    examples?: Record<string, Example>;
  };
}

/** A number that the same meaning carries for callers whose request body has these fields. */
export interface OtherCode {
  code: number;
  /** Tells its example from the usual one: `REASON_NAME`. */
  name: string;
  /** Who those callers are, as the beginning of a sentence. */
  where: string;
  body: Record<string, unknown>;
}

export interface CatalogueEntry {
  code: number;
  otherCodes?: OtherCode[];
  /** Fields that the body names. */
  errors?: Record<string, string | true>;
  title: string;
  /** The cause. */
  description: string;
  /** What to do about it. */
  remedy: string;
  message: { en: string; es: string; it: string };
  produce: string;
}

export type Catalogue = Record<string, CatalogueEntry>;
