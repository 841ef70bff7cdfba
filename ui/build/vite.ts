import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";

const require = createRequire(import.meta.url);

/** What clients and stories share of a Vite configuration: React with Lingui's macros, and two aliases for Primer. */
export function uiPlugins(): PluginOption[] {
  return [
    react(),
    babel({
      presets: [
        linguiTransformerBabelPreset(undefined, { configPath: join(import.meta.dirname, "../lingui.config.ts") }),
      ],
    }),
  ];
}

/**
 * Modules of Primer that every supported browser makes needless (popover and focus-visible fill-ins) are left out, and
 * its live region is taken from the build that works in tests too.
 */
export function uiAliases(): Record<string, string> {
  const stub = join(import.meta.dirname, "../src/empty-module.ts");
  return {
    "@oddbird/popover-polyfill": stub,
    "focus-visible": stub,
    "@primer/live-region-element": join(
      dirname(dirname(dirname(dirname(require.resolve("@primer/live-region-element"))))),
      "dist/esm/index.js",
    ),
  };
}
