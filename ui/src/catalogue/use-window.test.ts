import { expect, test } from "vitest";
import { rowWindow } from "./use-window.ts";

test("only the rows around the viewport are drawn", () => {
  expect(rowWindow(300, 900, 58, 5000)).toEqual({ start: 0, end: 23 });
  const middle = rowWindow(-58 * 1000, 900, 58, 5000);
  expect(middle.start).toBe(988);
  expect(middle.end - middle.start).toBeLessThan(150);
});

test("a list that was shortened while scrolled far down still draws rows", () => {
  const shown = rowWindow(-58 * 4000, 900, 58, 3);
  expect(shown).toEqual({ start: 2, end: 3 });
});

test("an empty list draws nothing", () => {
  expect(rowWindow(0, 900, 58, 0)).toEqual({ start: 0, end: 0 });
});
