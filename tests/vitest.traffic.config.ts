import { defineConfig } from "vitest/config";

/** What the browsers of the journeys said to the API, held against the contract afterwards. Runs behind them. */
export default defineConfig({
  test: {
    name: "traffic",
    include: ["tests/traffic/**/*.test.ts"],
    root: "..",
    testTimeout: 120_000,
  },
});
