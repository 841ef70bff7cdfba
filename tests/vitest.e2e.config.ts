import { defineConfig } from "vitest/config";

/** Journeys in a real browser against a really started portal. One file at a time: they share the machine's two cores. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["tests/e2e/**/*.e2e.ts"],
    root: "..",
    globalSetup: ["tests/support/portal-setup.ts"],
    fileParallelism: false,
    expect: { poll: { timeout: 15_000, interval: 100 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
