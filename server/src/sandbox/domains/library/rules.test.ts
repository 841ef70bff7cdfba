import { describe, expect, test } from "vitest";
import { isTooLarge, titleNumberOf } from "./rules.ts";

describe("a selection of titles", () => {
  test.each([
    ["260110", 2601],
    ["100", 1],
    ["260200", 2602],
  ])("P-194 P-195 %s names the title %i", (entry, number) => {
    expect(titleNumberOf(entry)).toBe(number);
  });

  test.each([
    ["USER_INTERNAL", 100, false],
    ["USER_INTERNAL", 101, true],
    ["INTERNAL", 101, true],
    ["TEACHER", 101, false],
    ["TEACHER_DEMO", 500, false],
  ])("P-191 of %s with %i titles is too large: %s", (role, count, expected) => {
    expect(isTooLarge(role, count)).toBe(expected);
  });
});
