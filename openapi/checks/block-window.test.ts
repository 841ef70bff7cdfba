import { expect, test } from "vitest";
import { blockWindow, isBlockDate } from "./block-window.ts";

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-19", false],
  ["2026-11-21T12:00:00Z", "2026-11-20", true],
  ["2026-11-21T12:00:00Z", "2026-11-21", true],
  ["2026-11-21T12:00:00Z", "2026-11-28", true],
  ["2026-11-21T12:00:00Z", "2026-11-29", false],
  // Half past midnight in Madrid, still the day before in UTC.
  ["2026-11-21T23:30:00Z", "2026-11-20", false],
  ["2026-11-21T23:30:00Z", "2026-11-29", true],
  // The clocks go back within the seven days.
  ["2026-10-24T21:30:00Z", "2026-10-31", true],
  ["2026-10-24T21:30:00Z", "2026-11-01", false],
  // The window crosses the end of February.
  ["2027-02-25T10:00:00Z", "2027-03-04", true],
  ["2027-02-25T10:00:00Z", "2027-02-29", false],
  ["2026-11-21T12:00:00Z", "2026-11-2x", false],
])("P-358 T-047 B-196 at %s, %s is in the window: %s", (now, day, expected) => {
  expect(isBlockDate(day, new Date(now))).toBe(expected);
});

test("B-196 the window is told to forms as its first and last day", () => {
  expect(blockWindow(new Date("2026-11-21T23:30:00Z"))).toEqual({ first: "2026-11-21", last: "2026-11-29" });
});
