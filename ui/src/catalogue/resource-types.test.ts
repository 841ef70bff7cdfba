import { describe, expect, test } from "vitest";
import { formatDuration, formatSize } from "./resource-types.tsx";

describe("T-033 sizes are shown in MB", () => {
  test.each([
    [148_211, "es", "0,1 MB"],
    [40_484_802, "en", "40.5 MB"],
    [12_000, "it", "0,01 MB"],
    [310, "es", "0,01 MB"],
    [0, "es", "0,00 MB"],
  ])("%i bytes in %s", (bytes, locale, expected) => {
    expect(formatSize(bytes, locale)).toBe(expected);
  });
});

test.each([
  [12, "0:12"],
  [402, "6:42"],
  [3723, "1:02:03"],
])("%i seconds play for %s", (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});
