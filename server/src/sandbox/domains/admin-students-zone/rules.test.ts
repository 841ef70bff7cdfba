import { describe, expect, test } from "vitest";
import { changedLimits, filled, isBlockDate, lastOpenDay, shownEnd } from "./rules.ts";

describe("the block date", () => {
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

  test("B-447 closes the link from that day: the day before is the last open one", () => {
    expect(lastOpenDay("2026-11-21")).toBe("2026-11-20");
    expect(lastOpenDay("2027-03-01")).toBe("2027-02-28");
  });

  test.each([
    [{ end_date: null, blocked_from: null }, null],
    [{ end_date: "2027-08-31", blocked_from: null }, "2027-08-31"],
    [{ end_date: "2026-11-20", blocked_from: "2026-11-21" }, "2026-11-21"],
  ])("%o ends on %s", (link, end) => {
    expect(shownEnd(link)).toBe(end);
  });
});

test.each([
  [{ increasement_percentage: 20, different_devices: 3 }, []],
  [
    { increasement_percentage: 25, different_devices: 3 },
    [{ name: "increasement_percentage", oldValue: "20", newValue: "25" }],
  ],
  [
    { increasement_percentage: 1, different_devices: 1 },
    [
      { name: "increasement_percentage", oldValue: "20", newValue: "1" },
      { name: "different_devices", oldValue: "3", newValue: "1" },
    ],
  ],
])("B-175 the log names what %o changes, with both values", (after, changes) => {
  expect(changedLimits({ increasement_percentage: 20, different_devices: 3 }, after)).toEqual(changes);
});

test("blank filters say nothing", () => {
  expect(filled({ token: undefined, school: "  ", title: " arte " })).toEqual({ title: "arte" });
  expect(filled({ teacher: "" })).toEqual({});
});
