import { uiAliases, uiPlugins } from "@anaquel/ui/vite";
import { lingui } from "@lingui/vite-plugin";
import type { UserConfig } from "vite";
import { compressed } from "./compressed.ts";
import { type FirstPages, preloads } from "./preloads.ts";
import { startPicture } from "./start-picture.ts";

export type { FirstPages };

const EVERYWHERE = /[\\/](clients[\\/]shared|ui)[\\/]src[\\/]|[\\/]src[\\/]paths\.ts$/;
/** What many pages are made of. */
const SHARED = /[\\/](clients[\\/]shared|ui)[\\/]src[\\/]|[\\/]node_modules[\\/]@primer[\\/]octicons-react[\\/]/;
/** What stands around the pages. */
const FRAME = /[\\/](clients[\\/]shared|ui)[\\/]src[\\/](brand|shell)[\\/]|GlobeIcon/;
const REACT = /[\\/]node_modules[\\/](react|react-dom|react-is|scheduler)[\\/]/;

/**
 * The Vite configuration of a client: served by the gateway below `/assets/<name>/`, with placeholders for the nonce,
 * the language and the configuration that the gateway fills in for each answer. A message without a translation, or one
 * that cannot be compiled, fails the build.
 */
export function clientVite(name: "public" | "teacher" | "admin", pages: FirstPages): UserConfig {
  return {
    base: `/assets/${name}/`,
    plugins: [
      uiPlugins(),
      lingui({ failOnMissing: "catalog", failOnCompileError: true }),
      compressed(),
      startPicture(),
      preloads(pages),
    ],
    resolve: { alias: uiAliases() },
    html: { cspNonce: "__CSP_NONCE__" },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      target: ["chrome114", "firefox125", "safari17"],
      rolldownOptions: {
        output: {
          // Names are what compresses worst, and the entry names every file.
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
          codeSplitting: {
            groups: [
              { name: "react", test: REACT, priority: 30 },
              // What every page needs travels in a few files: small ones compress badly.
              { name: "kit", test: EVERYWHERE, tags: ["$initial"], priority: 10 },
              { name: "parts", test: /[\\/]clients[\\/]\w+[\\/]src[\\/]screens[\\/]/, tags: ["$initial"], priority: 8 },
              { name: "frame", test: FRAME, minShareCount: 2, priority: 6 },
              { name: "common", test: SHARED, minShareCount: name === "public" ? 5 : 3, priority: 5 },
              { name: "vendor", test: /[\\/]node_modules[\\/]/, tags: ["$initial"], priority: 20 },
            ],
          },
        },
      },
    },
  };
}
