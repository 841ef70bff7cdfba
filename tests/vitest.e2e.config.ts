import { defineConfig } from "vitest/config";

/** Journeys in a real browser against a really started portal. One file at a time: they share the machine's two cores. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["tests/e2e/**/*.e2e.ts"],
    root: "..",
    globalSetup: ["tests/support/portal-setup.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
