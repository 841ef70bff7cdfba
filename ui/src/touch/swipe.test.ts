import { expect, test } from "vitest";
import { swipeStep } from "./swipe.ts";

const from = { x: 200, y: 300 };

test.each([
  ["left brings what comes next", { x: 120, y: 310 }, 1],
  ["right brings what came before", { x: 280, y: 290 }, -1],
  ["a short movement does nothing", { x: 150, y: 300 }, 0],
  ["scrolling up and down does nothing", { x: 120, y: 120 }, 0],
])("a finger going %s", (_name, to, expected) => {
  expect(swipeStep(from, to)).toBe(expected);
});
