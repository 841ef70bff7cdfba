import type { UpstreamOperationId } from "@anaquel/openapi/operations";
import type { operations } from "@anaquel/openapi/types";
import type { Answer, Call, Services } from "./context.ts";

type Part<Operation, Name extends string> = Operation extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? NonNullable<Parameters[Name]>
    : Record<string, never>
  : Record<string, never>;

type BodyOf<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : undefined;

/** What an operation answers with 200, as JSON. */
export type ResultOf<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

/** The implementation of one operation. */
export type Handler<Id extends keyof operations> = (
  call: Call<Part<operations[Id], "path">, Part<operations[Id], "query">, BodyOf<operations[Id]>>,
  services: Services,
) => Promise<Answer>;

/** The handlers of some operations, by id; a misspelt one does not compile. */
export type Handlers = { [Id in UpstreamOperationId]: Handler<Id> };

/** A typed success. */
export function ok<Id extends keyof operations>(body: ResultOf<Id>, headers?: Record<string, string>): Answer {
  return { status: 200, body, ...(headers ? { headers } : {}) };
}

/** Done, nothing to say. */
export const noContent: Answer = { status: 204 };
