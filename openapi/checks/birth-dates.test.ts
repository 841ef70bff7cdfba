import { describe, expect, it } from "vitest";
import { childBirthFault, teacherBirthFault } from "./birth-dates.ts";

const TODAY = "2026-11-21";

describe("dates of birth", () => {
  it.each([
    ["T-408", "14/03/1984", null],
    ["T-408", "31/02/1984", "format"],
    ["T-408", "14/3/1984", "format"],
    ["T-410 T-427", "01/01/1900", null],
    ["T-410 T-427", "31/12/1899", "early"],
    ["T-409", "21/11/2008", null],
    ["T-409", "22/11/2008", "late"],
  ])("%s %s for a course certificate: %s", (_ids, text, fault) => {
    expect(teacherBirthFault(text, TODAY)).toBe(fault);
  });

  it("T-409 who was born on 29 February is old enough the day after the last of February", () => {
    expect(teacherBirthFault("29/02/2008", "2026-02-28")).toBe("late");
    expect(teacherBirthFault("29/02/2008", "2026-03-01")).toBeNull();
  });

  it.each([
    ["T-159", "2014-02-30", "invalid"],
    ["T-159", "", "invalid"],
    ["T-161 T-162", "1990-01-01", null],
    ["T-161 T-162", "1989-12-31", "early"],
    ["T-160", TODAY, null],
    ["T-160", "2026-11-22", "future"],
  ])("%s %j of a child: %s", (_ids, day, fault) => {
    expect(childBirthFault(day, TODAY)).toBe(fault);
  });
});
