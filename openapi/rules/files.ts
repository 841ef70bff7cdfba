/** Rules about answers that are files. */
import type { Document } from "../scripts/document.ts";
import { listOperations } from "../scripts/expand.ts";

/** Media types whose bytes no text shows, so that an example would say nothing. */
const BYTES = /^(image|video|audio)\/|^application\/(pdf|zip|octet-stream|vnd\.openxmlformats-officedocument\..+)$/;
/** Media types of tables. */
const TABLE = /^text\/csv$|spreadsheetml\.sheet$/;

/** Only bytes are left without an example, and a file that is a table says its columns. */
export function filesAreExplained(document: Document): string[] {
  return listOperations(document).flatMap(({ operation: { operationId, description, responses } }) =>
    Object.values(responses)
      .flatMap(({ content = {} }) => Object.entries(content))
      .flatMap(([type, { schema }]) => [
        ...(schema.format === "binary" && !BYTES.test(type)
          ? [`${operationId}: ${type} is text and needs an example`]
          : []),
        ...(TABLE.test(type) && !/\bColumns\b/.test(description) ? [`${operationId}: its columns are not told`] : []),
      ]),
  );
}
