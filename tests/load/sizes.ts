import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { atMost, type Row } from "./measure.ts";

const clients = join(import.meta.dirname, "../../clients");

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Kilobytes, gzipped, of everything that a route needs before it can be drawn: entry, route and language. */
function firstLoad(client: string, route: RegExp): { js: number; css: number } {
  const dist = join(clients, client, "dist");
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const keys = Object.keys(manifest);
  const texts = new Set(["src/locales/es.po", ...keys.filter((key) => route.test(key)).map(textsOf)]);
  const roots = keys.filter((key) => manifest[key]?.isEntry || route.test(key) || texts.has(key));
  if (!keys.some((key) => route.test(key))) throw new Error(`${client} has no route like ${route}`);
  const seen = new Set<string>();
  const css = new Set<string>();
  for (let key = roots.pop(); key !== undefined; key = roots.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    for (const file of manifest[key]?.css ?? []) css.add(file);
    roots.push(...(manifest[key]?.imports ?? []));
  }
  const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0);
  return { js: sum([...seen].map((key) => manifest[key]?.file ?? "")), css: sum(css) };
}

/** The catalogue of the area that a screen belongs to, if that has one. */
function textsOf(screen: string): string {
  return `${/^src\/screens\/[^/]+/.exec(screen)?.[0]}/locales/es.po`;
}

const ROUTES = [
  ["sign-in page", "public", /sign-in-screen/, 110, 17],
  ["students' zone", "public", /students-zone-screen/, 150, 25],
  ["library home", "teacher", /home-screen/, 150, 25],
  ["title page", "teacher", /title-screen/, 150, 25],
  ["back-office", "admin", /admin-home-screen/, 150, 25],
] as const;

/** First loads of the main routes. */
export function printSizes(): Row[] {
  return ROUTES.flatMap(([name, client, route, js, css]) => {
    const size = firstLoad(client, route);
    return [
      atMost(`${name}, first load, scripts (gzip)`, size.js, js, "KB"),
      atMost(`${name}, first load, styles (gzip)`, size.css, css, "KB"),
    ];
  });
}
