import { defineConfig } from "vitest/config";

/** Servers really started, over HTTP, without a browser. */
export default defineConfig({
  test: {
    name: "integration",
    include: ["tests/{gateway,sandbox,contract,repo}/**/*.test.ts"],
    root: "..",
    globalSetup: ["tests/support/seed-setup.ts"],
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
