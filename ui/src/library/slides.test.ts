import { describe, expect, test } from "vitest";
import { coversPerSlide, lastSlide } from "./slides.ts";

describe("P-143 P-144 P-145 P-146 a slide holds 8, 6, 4 or 3 covers by width", () => {
  test.each([
    [1920, 8],
    [992, 8],
    [991, 6],
    [768, 6],
    [767, 4],
    [576, 4],
    [575, 3],
    [320, 3],
  ])("%i px: %i covers", (width, expected) => {
    expect(coversPerSlide(width)).toBe(expected);
  });
});

describe("P-142 the arrows page through the items", () => {
  test.each([
    [0, 8, 0],
    [8, 8, 0],
    [9, 8, 1],
    [17, 8, 2],
    [3, 3, 0],
  ])("%i titles by %i: last slide %i", (books, perSlide, expected) => {
    expect(lastSlide(books, perSlide)).toBe(expected);
  });
});
