import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../contract/problem.ts";

/** Files by the first segment of an address and by language; `"*"` stands for every other address. */
type Preloads = Readonly<Record<string, Partial<Record<Language, readonly string[]>>>>;

/** Links to what a page will need, so that the browser asks for it at once and not after the first scripts have run. */
export type PreloadLinks = (path: string, language: Language) => string;

/** Links to the calls that every page makes first: the flags, and who is signed in. */
export function callLinks(isSignedIn: boolean): string {
  const calls = isSignedIn ? ["/api/features", "/api/user"] : ["/api/features"];
  return calls.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`).join("");
}

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

/** Scripts come after the styles: the first picture needs none of them. */
function toLink(file: string): string {
  return file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
}
