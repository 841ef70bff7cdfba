import { expect, test } from "vitest";
import { newSince } from "./rules.ts";

test("P-263 T-043 a resource is new for 15 days", () => {
  expect(newSince(new Date("2026-11-21T10:00:00Z"))).toEqual(new Date("2026-11-06T10:00:00Z"));
});
