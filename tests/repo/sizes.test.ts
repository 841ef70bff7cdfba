import { expect, test } from "vitest";
import { printSizes } from "../load/sizes.ts";

test.each(printSizes().map((row) => [row.what, row] as const))("%s stays within its figure", (_what, row) => {
  expect(`${row.value} ${row.isReached ? "within" : "over"} ${row.reach}`).toContain("within");
});
