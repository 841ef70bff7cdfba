import { describe, expect, test } from "vitest";
import { mayImpersonate, signInRefusal } from "./rules.ts";

describe("who may sign in", () => {
  test.each([
    [null, "INVALID_CREDENTIALS"],
    [{ passwordFits: false, validated: false, active: false }, "INVALID_CREDENTIALS"],
    [{ passwordFits: true, validated: true, active: false }, "ACCOUNT_DEACTIVATED"],
    [{ passwordFits: true, validated: false, active: true }, "ACCOUNT_NOT_VALIDATED"],
    [{ passwordFits: true, validated: true, active: true }, null],
  ] as const)("%j: %s", (facts, expected) => {
    expect(signInRefusal(facts)).toBe(expected);
  });
});

test.each([
  ["CUSTOMER_SUPPORT", true],
  ["USER_INTERNAL", true],
  ["INTERNAL", true],
  ["INTERNAL_SUPPORT", false],
  ["TEACHER", false],
])("whether %s may act as a teacher: %s", (role, expected) => {
  expect(mayImpersonate(role)).toBe(expected);
});
