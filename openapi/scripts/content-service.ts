/** Completes the document of the content service. */

interface Example {
  $ref?: string;
  summary?: string;
  value?: { id: number }[];
}

interface ListMedia {
  examples: Record<string, Example>;
}

/** The document of the content service, as far as it is completed here. */
export interface ContentDocument {
  paths: Record<string, { get: { responses: Record<"200", { content: Record<"application/json", ListMedia> }> } }>;
  components: { examples?: Record<string, Example> };
}

const EVERYTHING = "All that the other examples hold: what a mock answers to every question";

/**
 * Puts an example before the others of each list that holds the records of them all, each once. A mock server answers the
 * first example and filters nothing, so this is what the portal chooses from.
 */
export function addEverything<T extends ContentDocument>(document: T): T {
  for (const { get } of Object.values(document.paths)) {
    const list = get.responses["200"].content["application/json"];
    const records = Object.values(list.examples).flatMap((example) => recordsOf(document, example));
    const everything = { summary: EVERYTHING, value: [...new Map(records.map((one) => [one.id, one])).values()] };
    list.examples = { everything, ...list.examples };
  }
  return document;
}

function recordsOf(document: ContentDocument, { $ref, value = [] }: Example): { id: number }[] {
  const shared = $ref && document.components.examples?.[$ref.split("/").at(-1) ?? ""];
  return shared ? recordsOf(document, shared) : value;
}
