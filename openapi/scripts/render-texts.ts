import type { Document, Schema } from "./document.ts";

const HEADER = "// Generated from the contract. Do not edit.\n";

/** `texts.ts`: the rules of all named texts, small enough for a form in a browser. Names are those of the schemas. */
export function renderTexts(document: Document): string {
  const rows = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const rule = ruleOf(schema);
    return rule ? [`/** ${schema.description} */\nexport const ${constantName(name)}: TextRule = ${rule};`] : [];
  });
  return `${HEADER}
/** What the contract asks of a text: its length in characters, and its shape. */
export interface TextRule {
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: RegExp;
}

${rows.join("\n")}
`;
}

/** The rule as source text; null for a schema that is no limited text with a pattern. */
function ruleOf({ type, pattern, minLength = 0, maxLength }: Schema): string | null {
  if (type !== "string" || pattern === undefined || maxLength === undefined) return null;
  // Patterns of JSON Schema are Unicode patterns.
  return `{ minLength: ${minLength}, maxLength: ${maxLength}, pattern: ${new RegExp(pattern, "u")} }`;
}

function constantName(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase();
}
