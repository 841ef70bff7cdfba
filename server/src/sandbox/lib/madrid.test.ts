import { expect, it } from "vitest";
import { yearInMadrid } from "./madrid.ts";

it("counts years in Madrid", () => {
  expect(yearInMadrid(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(yearInMadrid(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});
