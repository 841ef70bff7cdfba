import { describe, expect, test } from "vitest";
import { changedLimits, filled, lastOpenDay, shownEnd } from "./rules.ts";

describe("the block date", () => {
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
