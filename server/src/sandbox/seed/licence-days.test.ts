import { expect, it } from "vitest";
import { licenceDays } from "./licence-days.ts";

it.each([
  ["in autumn", "2026-11-22T10:00:00Z", { valid: "2027-08-31", endsSoon: "2026-12-07", over: "2026-08-31" }],
  ["three years later", "2029-11-22T10:00:00Z", { valid: "2030-08-31", endsSoon: "2029-12-07", over: "2029-08-31" }],
  ["in spring", "2027-05-31T10:00:00Z", { valid: "2027-08-31", endsSoon: "2027-06-15", over: "2026-08-31" }],
  [
    "once the next year is sold",
    "2027-06-01T10:00:00Z",
    { valid: "2028-08-31", endsSoon: "2027-06-16", over: "2026-08-31" },
  ],
  [
    "on the last day of a school year",
    "2027-08-31T10:00:00Z",
    { valid: "2028-08-31", endsSoon: "2027-09-15", over: "2026-08-31" },
  ],
  [
    "when the next day has begun in Madrid",
    "2027-08-31T22:30:00Z",
    { valid: "2028-08-31", endsSoon: "2027-09-16", over: "2027-08-31" },
  ],
])("licences of a demo that is seeded %s", (_when, now, expected) => {
  expect(licenceDays(new Date(now))).toEqual(expected);
});
