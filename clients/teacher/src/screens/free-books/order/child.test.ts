import { describe, expect, it } from "vitest";
import {
  emptyChild,
  FAMILY_BOOK_LIMIT,
  familyBookFault,
  faultsOf,
  isComplete,
  isName,
  isZip,
  NAME_MAX_LENGTH,
  ZIP_LENGTH,
} from "./child.ts";

const TODAY = "2026-11-21";
const JPEG = new File(["x"], "familia.jpg", { type: "image/jpeg" });
const GOOD = {
  ...emptyChild(1),
  name: "Noa",
  surname1: "Cano",
  birthDate: "2013-02-03",
  familyBook: JPEG,
  zip: "09400",
  school: { id: 1, name: "IES" },
  level: { id: 22, name: "2º ESO" },
  subject: { id: 12, name: "Matemáticas" },
  titles: [{ isbn: "9788400026011", titulo: "Matemáticas", coste: 31.9, stock: "S" as const }],
};

describe("names", () => {
  it.each([
    ["T-156 T-157 a name", "Noa", false, true],
    ["T-156 T-157 nothing", "", false, false],
    ["T-156 T-157 blanks", "   ", false, false],
    ["T-156 T-157 T-171 fifty characters", "a".repeat(50), false, true],
    ["T-156 T-157 T-171 one more", "a".repeat(51), false, false],
    ["T-158 no second surname", "", true, true],
    ["T-158 T-171 a second surname of 51 characters", "a".repeat(51), true, false],
  ])("%s", (_what, text, isOptional, isGood) => {
    expect(isName(text, isOptional)).toBe(isGood);
  });
});

describe("the postal code", () => {
  it.each([
    ["T-168 T-169", "09400", true],
    ["T-169", "01000", true],
    ["T-169", "52999", true],
    ["T-169", "00999", false],
    ["T-169", "53000", false],
    ["T-169", "99999", false],
    ["T-168", "0940", false],
    ["T-168", "094000", false],
    ["T-168", "0940a", false],
    ["T-168", "", false],
  ])("%s %s: %s", (_id, text, isGood) => {
    expect(isZip(text)).toBe(isGood);
  });
});

describe("the family book", () => {
  it.each([
    ["T-164 a JPEG", { type: "image/jpeg", size: 1000 }, null],
    ["T-164 T-167 a PNG", { type: "image/png", size: 1000 }, "type"],
    ["T-164 T-167 a PDF", { type: "application/pdf", size: 1000 }, "type"],
    ["T-165 T-166 the largest", { type: "image/jpeg", size: FAMILY_BOOK_LIMIT - 1 }, null],
    ["T-165 T-166 T-167 one at the limit", { type: "image/jpeg", size: FAMILY_BOOK_LIMIT }, "size"],
    ["T-163 T-167 none", null, "missing"],
  ])("%s", (_what, file, fault) => {
    expect(familyBookFault(file)).toBe(fault);
  });
});

describe("a child of the form", () => {
  it.each<[string, object, object]>([
    ["T-156 no name", { name: " " }, { name: true }],
    ["T-157 no surname", { surname1: "" }, { surname1: true }],
    ["T-159 no day of birth", { birthDate: "" }, { birthDate: "invalid" }],
    ["T-160 a day of birth to come", { birthDate: "2026-11-22" }, { birthDate: "future" }],
    ["T-161 T-162 a day of birth too long ago", { birthDate: "1989-12-31" }, { birthDate: "early" }],
    ["T-163 no family book", { familyBook: null }, { familyBook: "missing" }],
    ["T-168 no postal code", { zip: "" }, { place: "zip" }],
    ["T-174 no school", { school: null }, { place: "school" }],
    ["T-175 no level", { level: null }, { place: "level" }],
    ["T-176 no subject", { subject: null }, { place: "subject" }],
    ["T-177 no title", { titles: [] }, { place: "titles" }],
  ])("with %s cannot be sent", (_what, change, faults) => {
    const child = { ...GOOD, ...change };
    expect(faultsOf(child, TODAY)).toMatchObject(faults);
    expect(isComplete(child, TODAY)).toBe(false);
  });

  it("is complete otherwise, and T-163 a saved one needs no family book", () => {
    expect(isComplete(GOOD, TODAY)).toBe(true);
    expect(isComplete({ ...GOOD, familyBook: null }, TODAY)).toBe(false);
    expect(isComplete({ ...GOOD, id: 3301, familyBook: null }, TODAY)).toBe(true);
  });
});

it("T-166 T-170 T-171 the limits are those of the publisher", () => {
  expect([FAMILY_BOOK_LIMIT, ZIP_LENGTH, NAME_MAX_LENGTH]).toEqual([2_097_152, 5, 50]);
});
