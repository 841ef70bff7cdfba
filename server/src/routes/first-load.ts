import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../contract/problem.ts";
import type { Session } from "../lib/sessions.ts";

/** What the build of a client says of its pages: by path and language; a path that ends in `/*` stands for all below it. */
type ByPage<T> = Readonly<Record<string, Partial<Record<Language, T>>>>;

/** A page as it is before anything of the API has come. */
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

const TITLE = /^\/title\/([0-9a-f-]{36})\//;

/** Links to the calls that a page makes first: the flags, and for somebody signed in who that is and what the page is about. */
export function callLinks(path: string, session: Session | null): string {
  const calls = session ? ["/api/features", "/api/user", ...callsOfPage(path, session)] : ["/api/features"];
  return calls.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`).join("");
}

function callsOfPage(path: string, { profile }: Session): string[] {
  if (!profile?.startsWith("CUSTOMER_USER")) return [];
  const title = TITLE.exec(path)?.[1];
  if (title) return [`/api/title/${title}`, `/api/title/${title}/products`];
  if (path === "/edit-library") return ["/api/library/all"];
  return path === "/" ? ["/api/library"] : [];
}

/**
 * Reads what the build of a client found out; without it pages begin empty.
 *
 * @param forSignedIn whom the client is for: the others are about to be sent elsewhere, and see no picture of its pages
 */
export function readFirstLoads(clientDir: string, forSignedIn: boolean): FindFirstLoad {
  const preloads = read<readonly string[]>(join(clientDir, "dist", "preloads.json"));
  const pictures = read<Picture>(join(clientDir, "dist", "pictures.json"));
  return (path, language, signedIn) => {
    const picture = (signedIn === forSignedIn && find(pictures, path)?.[language]) || null;
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
