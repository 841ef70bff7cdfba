/**
 * Writes `generated/tokens.css`: the design tokens of Primer that something really uses, light and dark, without the rest.
 * A token is kept when Primer's components or our own sources refer to it, directly or through another token.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const root = dirname(import.meta.dirname);
const primitives = join(dirname(require.resolve("@primer/primitives/package.json")), "dist/css");
const primerDist = dirname(require.resolve("@primer/react"));

const THEMES = ["functional/themes/light.css", "functional/themes/dark.css"];
const BASES = globSync(["base/**/*.css", "functional/{motion,size,spacing,typography}/*.css"], {
  cwd: primitives,
}).sort();

const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION = /(--[\w-]+)\s*:\s*([^;{}]+);/g;
const REFERENCE = /--[\w-]+/g;

function read(file: string): string {
  return readFileSync(file, "utf8").replaceAll(COMMENT, "");
}

/** Names of all tokens that the given texts refer to, followed through the declarations. */
function closure(texts: string[], declarations: Map<string, Set<string>>): Set<string> {
  const kept = new Set<string>();
  const queue = texts.flatMap((text) => text.match(REFERENCE) ?? []);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (kept.has(name)) continue;
    kept.add(name);
    for (const next of declarations.get(name) ?? []) queue.push(next);
  }
  return kept;
}

function collect(css: string, declarations: Map<string, Set<string>>): void {
  for (const [, name = "", value = ""] of css.matchAll(DECLARATION)) {
    const known = declarations.get(name) ?? new Set<string>();
    for (const reference of value.match(REFERENCE) ?? []) known.add(reference);
    declarations.set(name, known);
  }
}

function prune(css: string, kept: Set<string>): string {
  const known = css.replaceAll(/@custom-media[^;]*;/g, "");
  const pruned = known.replaceAll(DECLARATION, (declaration, name: string) => (kept.has(name) ? declaration : ""));
  let before: string;
  let after = pruned.replaceAll(/\s+/g, " ");
  do {
    before = after;
    after = before.replaceAll(/[^{}]+\{\s*\}/g, "");
  } while (after !== before);
  return after.trim();
}

const sheets = [...BASES, ...THEMES].map((file) => read(join(primitives, file)));
const declarations = new Map<string, Set<string>>();
for (const sheet of sheets) collect(sheet, declarations);

const primerSheets = globSync("**/*.css", { cwd: primerDist }).map((file) => read(join(primerDist, file)));
const ownFiles = globSync(["src/**/*.{css,ts,tsx}", "../clients/*/src/**/*.{css,ts,tsx}"], { cwd: root });
const ownSources = ownFiles.map((file) => readFileSync(join(root, file), "utf8"));

const kept = closure([...primerSheets, ...ownSources], declarations);
mkdirSync(join(root, "generated"), { recursive: true });
writeFileSync(join(root, "generated/tokens.css"), `${sheets.map((sheet) => prune(sheet, kept)).join("\n")}\n`);
