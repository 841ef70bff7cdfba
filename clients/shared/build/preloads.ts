import { relative } from "node:path";
import type { Plugin, Rollup } from "vite";
import { LOCALES } from "../src/i18n/resolve-locale.ts";

/** Modules whose files are asked for together with the page, by its path; one that ends in `/*` stands for all below it. */
export type FirstPages = Readonly<Record<string, readonly string[]>>;

/** What every page asks of those who come for the first time. */
const ASKED_FIRST = "../shared/src/consent/consent-banner.tsx";

/**
 * Writes `preloads.json`: for each page and language the files that the browser would only find out about once the scripts of
 * the client run. The gateway names them in the page it sends. `"*"` stands for every other page.
 */
export function preloads(pages: FirstPages): Plugin {
  let root = "";
  let base = "/";
  return {
    name: "anaquel-preloads",
    apply: "build",
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const byModule = new Map(chunks.map((chunk) => [relative(root, chunk.facadeModuleId ?? ""), chunk]));
      const entry = chunks.find(({ isEntry }) => isEntry);
      const known = entry ? filesOf(entry, bundle) : new Set<string>();

      /** The files of a module that the entry does not bring; none when it has no chunk of its own. */
      const filesBeside = (module: string) => {
        const chunk = byModule.get(module);
        return chunk ? [...filesOf(chunk, bundle)].filter((file) => !known.has(file)).map((file) => base + file) : [];
      };
      const filesFor = (modules: readonly string[]) =>
        Object.fromEntries(
          LOCALES.map((language) => {
            const areas = modules.flatMap((module) => /^src\/screens\/[^/]+/.exec(module) ?? []);
            const texts = ["src", ...areas].map((folder) => `${folder}/locales/${language}.po`);
            return [language, [...new Set([...texts, ASKED_FIRST, ...modules].flatMap(filesBeside))]];
          }),
        );
      for (const module of [ASKED_FIRST, ...Object.values(pages).flat()]) {
        if (!byModule.has(module)) this.error(`there is no module ${module} to load ahead`);
      }
      const found = Object.entries(pages).map(([path, modules]) => [path, filesFor(modules)]);
      const source = JSON.stringify({ ...Object.fromEntries(found), "*": filesFor([]) });
      this.emitFile({ type: "asset", fileName: "preloads.json", source });
    },
  };
}

/** The files of a chunk with all that it imports. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") filesOf(imported, bundle, seen);
  }
  return seen;
}
