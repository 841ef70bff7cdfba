import { defineConfig } from "vitest/config";
import { LongestFirst } from "./support/longest-first.ts";

/** Widths, guards, first pictures and documentation are the same on every database: walking through them once is enough. */
const WITHOUT_DATABASE = ["walk-*", "routes", "docs", "first-picture", "steady-pages"].map(
  (name) => `tests/e2e/${name}.e2e.ts`,
);

/** Journeys in a real browser against a really started portal, which each file has for itself. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["tests/e2e/**/*.e2e.ts"],
    exclude: process.env.E2E_DATABASE === "postgres" ? WITHOUT_DATABASE : [],
    root: "..",
    globalSetup: ["tests/support/seed-setup.ts"],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 15_000, interval: 100 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
