/** Renders the error catalogue as TypeScript: what programs decide by, and apart from it what people read. */
import type { Catalogue, CatalogueEntry, Document } from "./document.ts";
import { codesOf, operationsByReason } from "./expand.ts";

const HEADER = "// Generated from the contract. Do not edit.\n";

/** `errors.ts`: the catalogue as a typed table, each reason with its meaning and remedy as its comment. */
export function renderErrors(catalogue: Catalogue): string {
  const rows = Object.entries(catalogue).map(([reason, entry]) => {
    const { code, otherCodes = [], title, message } = entry;
    const others = otherCodes.map((other) => ({ code: other.code, body: other.body }));
    return `  /** ${entry.description} ${entry.remedy} */
  ${reason}: ${JSON.stringify({ code, otherCodes: others, title, message })},`;
  });
  return `${HEADER}
/** Every reason with its number, the numbers it has for requests with certain fields, its title and its message. */
export const ERRORS = {
${rows.join("\n")}
} as const;

/** Symbolic name of an error, one per meaning. */
export type Reason = keyof typeof ERRORS;
`;
}

/** `error-facts.ts`: what the catalogue says of every reason to people, for tools and documents. Clients need none of it. */
export function renderErrorFacts(document: Document, catalogue: Catalogue): string {
  const operations = operationsByReason(document);
  const rows = Object.entries(catalogue).map(
    ([reason, entry]) => `  ${reason}: ${JSON.stringify(factsOf(entry, operations.get(reason) ?? []))},`,
  );
  return `${HEADER}import type { Reason } from "./errors.ts";
import type { OperationId } from "./operations.ts";

/** What the catalogue says of a reason. */
export interface ErrorFacts {
  /** Why it is answered. */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
  /** All its numbers, the usual one first. */
  readonly codes: readonly number[];
  /** The fields that \`errors\` names, as far as they are always the same. */
  readonly fields: readonly string[];
  /** The operations that answer it; none when it is answered before the operation is known. */
  readonly operations: readonly OperationId[];
}

export const ERROR_FACTS: Readonly<Record<Reason, ErrorFacts>> = {
${rows.join("\n")}
};
`;
}

function factsOf(entry: CatalogueEntry, operations: string[]) {
  const { description: meaning, remedy, errors = {} } = entry;
  return { meaning, remedy, codes: codesOf(entry), fields: Object.keys(errors), operations };
}
