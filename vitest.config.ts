import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // All cores: the default leaves one idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: ["openapi", "server", "ui", "clients/*", "tests/vitest.*.config.ts"],
  },
});
