import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test.each([
  ["bytes=0-99", 1000, { start: 0, end: 99 }],
  ["bytes=900-", 1000, { start: 900, end: 999 }],
  ["bytes=-100", 1000, { start: 900, end: 999 }],
  ["bytes=990-2000", 1000, { start: 990, end: 999 }],
  ["bytes=1000-", 1000, "unsatisfiable"],
  ["bytes=5-2", 1000, "unsatisfiable"],
  ["bytes=0-1,5-6", 1000, null],
  ["bytes=-", 1000, null],
  [undefined, 1000, null],
] as const)("range %s of %i bytes", (header, size, expected) => {
  expect(parseRange(header, size)).toEqual(expected);
});
