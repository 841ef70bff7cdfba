import { defineConfig } from "vitest/config";
import { uiAliases, uiPlugins } from "./build/vite.ts";

export default defineConfig({
  plugins: [uiPlugins()],
  resolve: { alias: uiAliases() },
  test: {
    name: "ui",
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    server: { deps: { inline: [/@primer\/react/] } },
  },
});
