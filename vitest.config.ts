import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["openapi", "server", "ui", "clients/*", "tests/vitest.*.config.ts"],
  },
});
