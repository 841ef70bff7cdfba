import { describe, expect, it } from "vitest";
import { accessOf, yearInMadrid } from "./rules.ts";

const TEACHER = { isInSpain: true, role: "TEACHER", isCampaignOpen: true, hasPaidThisYear: false };

describe("the access to free family books", () => {
  it.each([
    ["a teacher in Spain", {}, 0],
    ["a teacher elsewhere", { isInSpain: false }, 1],
    ["a demo teacher", { role: "TEACHER_DEMO" }, 2],
    ["a teacher after the campaign", { isCampaignOpen: false }, 3],
    ["a teacher who paid this year", { hasPaidThisYear: true }, 4],
    ["nobody abroad, whatever else holds", { isInSpain: false, role: "USER", isCampaignOpen: false }, 1],
  ])("answers %s", (_name, change, access) => {
    expect(accessOf({ ...TEACHER, ...change })).toBe(access);
  });

  it("counts years in Madrid", () => {
    expect(yearInMadrid(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
    expect(yearInMadrid(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
  });
});
