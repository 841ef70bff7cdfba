import { describe, expect, it } from "vitest";
import { addDays, dayInMadrid, isCalendarDay, readSpokenDay } from "./days.ts";

describe("days", () => {
  it.each([
    ["2026-11-21T22:59:59Z", "2026-11-21"],
    ["2026-11-21T23:00:00Z", "2026-11-22"],
    ["2026-07-21T22:00:00Z", "2026-07-22"],
  ])("at %s it is %s in Madrid", (moment, day) => {
    expect(dayInMadrid(new Date(moment))).toBe(day);
  });

  it.each([
    ["2028-02-29", true],
    ["2027-02-29", false],
    ["2026-11-31", false],
    ["2026-13-01", false],
    ["2026-1-01", false],
    ["21/11/2026", false],
    ["", false],
  ])("%j is a day of the calendar: %s", (text, isDay) => {
    expect(isCalendarDay(text)).toBe(isDay);
  });

  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-03-01", -1, "2027-02-28"],
    // A day of 25 hours between.
    ["2026-10-24", 7, "2026-10-31"],
  ])("%s and %i days are %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it.each([
    ["14/03/1984", "1984-03-14"],
    ["29/02/1983", null],
    ["1984-03-14", null],
    ["14/3/1984", null],
  ])("%s is read as %s", (text, day) => {
    expect(readSpokenDay(text)).toBe(day);
  });
});
