import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getConfig } from "@lingui/conf";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";

const require = createRequire(import.meta.url);

// The macros need to know the names of their packages, wherever the tool was started from.
const configPath = join(import.meta.dirname, "../lingui.config.ts");
const macroConfig = getConfig({ configPath });

/**
 * What clients and stories share of a Vite configuration: React with Lingui's macros. Builds leave the English messages
 * to the catalogs; `keepsMessages` keeps them in the code, for stories, which have no catalog.
 */
export function uiPlugins({ keepsMessages = false } = {}): PluginOption[] {
  const descriptorFields = keepsMessages ? "message" : "auto";
  return [
    react(),
    babel({
      presets: [linguiTransformerBabelPreset({ linguiConfig: macroConfig, descriptorFields }, { configPath })],
    }),
  ];
}

/** Replaces a module. */
export interface Alias {
  find: RegExp;
  replacement: string;
}

/**
 * Modules of Primer that every supported browser makes needless (popover and focus-visible fill-ins) are left out, and
 * its live region is taken from the build that works in tests too.
 */
export function uiAliases(): Alias[] {
  const stub = join(import.meta.dirname, "../src/empty-module.ts");
  const reactStore = join(import.meta.dirname, "../src/react-store.ts");
  const liveRegion = dirname(dirname(dirname(dirname(require.resolve("@primer/live-region-element")))));
  return [
    { find: /^@oddbird\/popover-polyfill(\/fn)?$/, replacement: stub },
    { find: /^focus-visible$/, replacement: stub },
    { find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: reactStore },
    { find: /^@primer\/live-region-element$/, replacement: join(liveRegion, "dist/esm/index.js") },
  ];
}
