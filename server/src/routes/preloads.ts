import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../contract/problem.ts";

/** Files by the first segment of an address and by language; `"*"` stands for every other address. */
type Preloads = Readonly<Record<string, Partial<Record<Language, readonly string[]>>>>;

/** Links to what a page will need, so that the browser asks for it at once and not after the first scripts have run. */
export type PreloadLinks = (path: string, language: Language) => string;

/** Reads what the build of a client found out; without it there are no links. */
export function readPreloads(clientDir: string): PreloadLinks {
  const file = join(clientDir, "dist", "preloads.json");
  const preloads: Preloads = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return (path, language) => {
    const segment = path.split("/")[1] ?? "";
    const files = (Object.hasOwn(preloads, segment) ? preloads[segment] : preloads["*"])?.[language] ?? [];
    return files.map(toLink).join("");
  };
}

function toLink(file: string): string {
  return file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;
}
