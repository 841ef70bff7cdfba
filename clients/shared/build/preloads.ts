import { relative } from "node:path";
import type { Plugin, Rollup } from "vite";

/** Screens whose files are asked for together with the page, by the first segment of their address; `""` is the start page. */
export type PreloadedPages = Readonly<Record<string, string>>;

const LANGUAGES = ["es", "en", "it"] as const;

/**
 * Writes `preloads.json`: for each page and language the files that the browser would only find out about once the scripts of
 * the client run. The gateway names them in the page it sends. `"*"` stands for every other page.
 */
export function preloads(pages: PreloadedPages): Plugin {
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
      const filesFor = (screen: string | null) =>
        Object.fromEntries(
          LANGUAGES.map((language) => {
            const area = /^src\/screens\/[^/]+/.exec(screen ?? "")?.[0];
            const texts = ["src", ...(area ? [area] : [])].map((folder) => `${folder}/locales/${language}.po`);
            return [language, [...new Set([...texts, ...(screen ? [screen] : [])].flatMap(filesBeside))]];
          }),
        );
      for (const screen of Object.values(pages)) {
        if (!byModule.has(screen)) this.error(`there is no screen ${screen} to load ahead`);
      }
      const found = Object.entries(pages).map(([segment, screen]) => [segment, filesFor(screen)]);
      const source = JSON.stringify({ ...Object.fromEntries(found), "*": filesFor(null) });
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
