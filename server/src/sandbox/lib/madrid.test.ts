import { expect, it } from "vitest";
import { dayInMadrid, yearInMadrid } from "./madrid.ts";

it.each([
  ["2026-11-21T22:59:59Z", "2026-11-21"],
  ["2026-11-21T23:00:00Z", "2026-11-22"],
  ["2026-07-01T21:59:59Z", "2026-07-01"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
])("the day in Madrid at %s is %s", (moment, day) => {
  expect(dayInMadrid(new Date(moment))).toBe(day);
});

it("counts years in Madrid", () => {
  expect(yearInMadrid(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(yearInMadrid(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});
