import { uiAliases, uiPlugins } from "@anaquel/ui/vite";
import type { ViteUserConfig } from "vitest/config";

/** The Vitest configuration of client-kit and of every client. */
export function clientVitest(name: string): ViteUserConfig {
  return {
    plugins: [uiPlugins()],
    resolve: { alias: uiAliases() },
    test: {
      name,
      environment: "happy-dom",
      testTimeout: 20_000,
      environmentOptions: {
        happyDOM: {
          url: "http://localhost:3000/",
          // Links and frames of a test lead nowhere.
          settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } },
        },
      },
      include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
      setupFiles: [new URL("./vitest-setup.ts", import.meta.url).pathname],
      server: { deps: { inline: [/@primer\/react/] } },
    },
  };
}
