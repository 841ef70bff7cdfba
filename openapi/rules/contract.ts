import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../scripts/document.ts";

/** Reads a generated file. */
export function readGenerated<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../generated", name), "utf8")) as T;
}

/** A document of the contract, with shared parameters, responses and examples put where they are referred to. Schemas stay references. */
export function readContract(name = "openapi.json"): Document {
  const document = readGenerated<Document>(name);
  return inline(document, document) as Document;
}

function inline(node: unknown, document: Document): unknown {
  if (Array.isArray(node)) return node.map((item) => inline(item, document));
  if (typeof node !== "object" || node === null) return node;
  const shared =
    "$ref" in node ? /^#\/components\/(parameters|examples|responses)\/(.+)$/.exec(String(node.$ref)) : null;
  if (shared) {
    const components = document.components as unknown as Record<string, Record<string, unknown>>;
    return inline(components[shared[1] ?? ""]?.[shared[2] ?? ""], document);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value, document)]));
}
