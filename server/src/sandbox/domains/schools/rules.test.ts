import { describe, expect, test } from "vitest";
import { activationRefusal, byName, changeRefusal, namedCountries, plainPostalCode } from "./rules.ts";

const OWN = { schoolId: 1, countryId: 1131 };

describe("a change of school", () => {
  test.each([
    [null, 2, OWN, "NOT_FOUND"],
    [{ id: 2, countryId: 1131 }, 3, OWN, "SCHOOL_CODE_MISMATCH"],
    [{ id: 1, countryId: 1131 }, 2, OWN, "SCHOOL_CODE_MISMATCH"],
    [{ id: 1, countryId: 1131 }, 1, OWN, "SCHOOL_SAME"],
    [{ id: 2, countryId: 1132 }, 2, OWN, "SCHOOL_OTHER_COUNTRY"],
    [{ id: 2, countryId: 1131 }, 2, OWN, null],
    [{ id: 2, countryId: 1132 }, 2, { schoolId: null, countryId: null }, null],
  ] as const)("to %j as school %i from %j: %s", (found, asked, own, expected) => {
    expect(changeRefusal(found, asked, own)).toBe(expected);
  });
});

describe("the activation of a demo account", () => {
  test.each([
    [null, OWN, "SCHOOL_CODE_UNKNOWN"],
    [{ id: 2, countryId: 1131 }, OWN, "DEMO_SCHOOL_MISMATCH"],
    [{ id: 2, countryId: 1131 }, { schoolId: null, countryId: null }, "DEMO_SCHOOL_MISMATCH"],
    [{ id: 1, countryId: 1131 }, OWN, null],
  ] as const)("by the code of %j at %j: %s", (found, own, expected) => {
    expect(activationRefusal(found, own)).toBe(expected);
  });
});

test.each([
  ["09400", "09400"],
  ["bs1 5tr", "BS15TR"],
  ["1200-054", "1200054"],
])("the postal code %s is compared as %s", (text, expected) => {
  expect(plainPostalCode(text)).toBe(expected);
});

test.each([
  ["es", ["España", "Italia"]],
  ["en", ["Italy", "Spain"]],
  ["it", ["Italia", "Spagna"]],
])("countries are named and ordered in %s", (language, expected) => {
  const rows = [
    { id: 1131, iso_code: "ES" },
    { id: 1132, iso_code: "IT" },
  ];
  expect(namedCountries(rows, language).map(({ name }) => name)).toEqual(expected);
});

test("an accent does not put a name at the end", () => {
  const provinces = ["Burgos", "Ávila", "Zamora", "Álava", "A Coruña"].map((name) => ({ name }));
  expect(byName(provinces, "es").map(({ name }) => name)).toEqual(["A Coruña", "Álava", "Ávila", "Burgos", "Zamora"]);
});
