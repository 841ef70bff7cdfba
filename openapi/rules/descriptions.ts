/** The rules of what operations tell people. Each returns what breaks it, in words; an empty list is a pass. */
import { listOperations } from "../scripts/expand.ts";
import type { Rule } from "./rules.ts";

/** Verbs of operations that may change something although a browser reads them. */
const CHANGING_VERBS = /^(create|start|finish|leave|open)[A-Z]/;
const TELLS_CHANGES = /\bChanges(:| nothing\b)/;

/** Whatever may change something says what: `Changes: …`, or `Changes nothing`. */
export const changesAreTold: Rule = (document) =>
  listOperations(document)
    .filter(({ method, operation }) => method !== "get" || CHANGING_VERBS.test(operation.operationId))
    .filter(({ operation }) => !TELLS_CHANGES.test(operation.description ?? ""))
    .map(({ operation }) => `${operation.operationId}: does not tell what it changes`);
