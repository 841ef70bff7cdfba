import { describe, expect, it } from "vitest";
import { cleanCard, padCard } from "./card-number.ts";

describe("identity cards", () => {
  it.each([
    ["lower case, blanks and hyphens", "1234-5678 z", "12345678Z"],
    ["more than nine", "12345678ZZ", "12345678Z"],
  ])("keeps what belongs to a card of %s", (_what, typed, clean) => {
    expect(cleanCard(typed)).toBe(clean);
  });

  it.each([
    ["T-291 T-293 a short one", "14Z", "00000014Z"],
    ["T-291 a whole one", "12345678Z", "12345678Z"],
    ["T-292 one that starts with X", "X1234567L", "X1234567L"],
    ["T-292 a short one that starts with Y", "Y5A", "Y0000005A"],
    ["T-292 a short one that starts with Z", "Z12E", "Z0000012E"],
    ["nothing", "", ""],
  ])("pads %s: %j becomes %j", (_rule, card, padded) => {
    expect(padCard(card)).toBe(padded);
  });
});
