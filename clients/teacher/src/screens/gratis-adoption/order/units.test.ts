import { describe, expect, it } from "vitest";
import type { GratisMaterial } from "../gratis-order.ts";
import { type Counts, countOf, freeUnits, isOverLimit, resetUnits, totalUnits, unitsOf } from "./units.ts";

const material = (
  idMaterial: number,
  tipoMaterial: GratisMaterial["tipoMaterial"],
  unidadesEnviadas = 0,
): GratisMaterial => ({
  idMaterial,
  desMaterial: `Material ${idMaterial}`,
  tipoMaterial,
  unidadesActual: 0,
  unidadesEnviadas,
});

describe("a typed count", () => {
  it.each([
    ["30", 30],
    ["0030", 30],
    ["1a2", 12],
    ["9999", 9999],
    ["12345", 1234],
    ["-5", 5],
    ["0", null],
    ["", null],
    ["many", null],
  ])("T-108 T-109 T-110 %j is %j", (typed, count) => {
    expect(countOf(typed)).toBe(count);
  });

  it("units may be none", () => {
    expect([unitsOf(""), unitsOf("0"), unitsOf("07"), unitsOf("x3")]).toEqual([0, 0, 7, 3]);
  });
});

describe("the limit of a material", () => {
  it.each<[string, GratisMaterial, number, Partial<Counts>, boolean]>([
    ["T-111 as many for students as teachers", material(1, "ALUM"), 2, {}, false],
    ["T-111 more for students than teachers, however many students", material(1, "ALUM"), 3, {}, true],
    ["T-112 as many for teachers as teachers", material(1, "PROF"), 2, {}, false],
    ["T-112 more for teachers than teachers", material(1, "PROF"), 3, {}, true],
    ["T-113 as many for classrooms as classrooms", material(1, "AULA"), 4, {}, false],
    ["T-113 more for classrooms than classrooms", material(1, "AULA"), 5, {}, true],
    ["T-114 with those sent before as many as the limit", material(1, "AULA", 3), 1, {}, false],
    ["T-114 with those sent before more than the limit", material(1, "AULA", 3), 2, {}, true],
    ["T-112 units without a count", material(1, "PROF"), 1, { teachers: null }, true],
    ["T-112 no units without a count", material(1, "PROF", 1), 0, { teachers: null }, false],
  ])("%s", (_what, of, asked, change, isOver) => {
    expect(isOverLimit(of, asked, { students: 90, classrooms: 4, teachers: 2, ...change })).toBe(isOver);
  });

  it("T-114 leaves what was not sent before", () => {
    const counts = { students: 90, classrooms: 4, teachers: null };
    expect(freeUnits(material(1, "AULA", 1), counts)).toBe(3);
    expect(freeUnits(material(1, "AULA", 5), counts)).toBe(0);
    expect(freeUnits(material(1, "PROF"), counts)).toBeNull();
  });
});

describe("units after a count has changed", () => {
  const materials = [material(1, "ALUM"), material(2, "PROF"), material(3, "AULA")];
  const units = { 1: 1, 2: 2, 3: 3 };

  it.each([
    ["T-106", "classrooms", { 1: 1, 2: 2, 3: 0 }],
    ["T-107", "teachers", { 1: 0, 2: 0, 3: 3 }],
    ["T-106 T-107", "students", units],
  ] as const)("%s of %s are %j", (_id, changed, after) => {
    expect(resetUnits(materials, units, changed)).toEqual(after);
  });

  it("T-117 are counted together", () => {
    expect([totalUnits(units), totalUnits({})]).toEqual([6, 0]);
  });
});
