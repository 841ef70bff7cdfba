import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../contract/problem.ts";

/** What the build of a client says of its pages: by path and language; a path that ends in `/*` stands for all below it. */
type ByPage<T> = Readonly<Record<string, Partial<Record<Language, T>>>>;

/** A page as a visitor sees it before anything of the API has come. */
export interface Picture {
  title: string;
  /** What stands in the root element, with `__CSP_NONCE__` where the nonce of the page goes. */
  html: string;
}

/** What the page of an address is begun with, so that it is complete before its code runs. */
export interface FirstLoad {
  /** Links to what the page will need, so that the browser asks for it at once and not after the first scripts have run. */
  links: string;
  /** Null when the page is not drawn ahead, or not for who asks. */
  picture: Picture | null;
}

/** Finds what a page is begun with. `signedIn`: whoever asks may see another page than a visitor. */
export type FindFirstLoad = (path: string, language: Language, signedIn: boolean) => FirstLoad;

/** Links to the calls that every page makes first: the flags, and who is signed in. */
export function callLinks(isSignedIn: boolean): string {
  const calls = isSignedIn ? ["/api/features", "/api/user"] : ["/api/features"];
  return calls.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`).join("");
}

/** Reads what the build of a client found out; without it pages begin empty. */
export function readFirstLoads(clientDir: string): FindFirstLoad {
  const preloads = read<readonly string[]>(join(clientDir, "dist", "preloads.json"));
  const pictures = read<Picture>(join(clientDir, "dist", "pictures.json"));
  return (path, language, signedIn) => {
    const picture = (!signedIn && find(pictures, path)?.[language]) || null;
    const files = (find(preloads, path) ?? preloads["*"])?.[language] ?? [];
    return { picture, links: files.map((file) => toLink(file, picture !== null)).join("") };
  };
}

function read<T>(file: string): ByPage<T> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function find<T>(pages: ByPage<T>, path: string): ByPage<T>[string] | undefined {
  const below = `/${path.split("/")[1] ?? ""}/*`;
  return [path, ...(path.length >= below.length ? [below] : [])]
    .filter((name) => Object.hasOwn(pages, name))
    .map((name) => pages[name])[0];
}

/** Styles come first: the first picture needs no script. Those that a picture is drawn by are already in use. */
function toLink(file: string, isDrawn: boolean): string {
  if (!file.endsWith(".css")) return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
  return isDrawn
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="preload" as="style" crossorigin href="${file}">`;
}
