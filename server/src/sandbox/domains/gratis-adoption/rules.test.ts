import { describe, expect, test } from "vitest";
import type { GratisStatus } from "../../db/tables/gratis-adoption.ts";
import { type Material, maySend, unitsRefusal, warningOf, withUnits } from "./rules.ts";

const ME = 1;
const OTHER = 2;
const STATUSES = ["NOSOLICITA", "APROBADA", "ENREVISION", "RECHAZADA", "MODIFICADA", "ENVIADA"] as const;

const material = (id: number, kind: Material["kind"], units: number, sent_units = 0): Material => ({
  id,
  name: `Material ${id}`,
  kind,
  units,
  sent_units,
});

describe("who may send an order", () => {
  test.each<[string, boolean, boolean, number, GratisStatus[]]>([
    ["T-100 T-101 the whole is open", true, false, OTHER, ["NOSOLICITA", "APROBADA", "MODIFICADA"]],
    ["T-100 T-103 the detail is open to its teacher", false, true, ME, ["APROBADA", "MODIFICADA"]],
    ["T-104 the detail is open, but to somebody else", false, true, OTHER, []],
    ["T-100 nothing is open", false, false, ME, []],
  ])("%s", (_what, is_editable, is_detail_editable, account_id, sendable) => {
    const open = STATUSES.filter((status) => maySend({ account_id, status, is_editable, is_detail_editable }, ME));
    expect(open).toEqual(sendable);
  });
});

describe("the units of an order", () => {
  test.each<[string, Material[], string | null]>([
    ["T-111 as many for students as teachers", [material(1, "ALUM", 2)], null],
    ["T-111 more for students than teachers", [material(1, "ALUM", 3)], "GRATIS_ORDER_REFUSED"],
    ["T-112 as many for teachers as teachers", [material(1, "PROF", 2)], null],
    ["T-112 more for teachers than teachers", [material(1, "PROF", 3)], "GRATIS_ORDER_REFUSED"],
    ["T-113 as many for classrooms as classrooms", [material(1, "AULA", 4)], null],
    ["T-113 more for classrooms than classrooms", [material(1, "AULA", 5)], "GRATIS_ORDER_REFUSED"],
    ["T-114 within the limit with those sent before", [material(1, "AULA", 1, 3)], null],
    ["T-114 above it with those sent before", [material(1, "AULA", 2, 3)], "GRATIS_ORDER_REFUSED"],
    ["T-117 none at all", [material(1, "PROF", 0, 1), material(2, "AULA", 0)], "GRATIS_ORDER_REFUSED"],
    ["T-118 one above its limit", [material(1, "PROF", 1), material(2, "AULA", 5)], "GRATIS_ORDER_REFUSED"],
  ])("%s", (_what, materials, refusal) => {
    expect(unitsRefusal(materials, { classrooms: 4, teachers: 2 })).toBe(refusal);
  });

  test("replace those that are named, and no others", () => {
    const [first, second] = [material(1, "PROF", 1), material(2, "AULA", 2)];
    expect(withUnits([first, second], [{ idMaterial: 2, unidadesActual: 0 }])).toEqual([
      first,
      { ...second, units: 0 },
    ]);
    expect(withUnits([first, second], [{ idMaterial: 3, unidadesActual: 1 }])).toBeNull();
  });
});

describe("the warning of the publisher", () => {
  test("T-121 names what was sent before and is asked for again", () => {
    const materials = [material(1, "PROF", 1, 2), material(2, "AULA", 0, 2), material(3, "AULA", 1)];
    expect(warningOf(materials, "en")).toBe(
      "Your school has already received units of this material: Material 1 (2). Do you want to ask for more?",
    );
    expect(warningOf(materials, "es")).toContain("¿Quieres pedir más?");
    expect(warningOf(materials, "it")).toContain("Vuoi chiederne altre?");
    expect(warningOf(materials.slice(1), "en")).toBeNull();
  });

  test("T-121 names three at most, so that it stays short", () => {
    const materials = [1, 2, 3, 4].map((id) => material(id, "PROF", 1, 1));
    expect(warningOf(materials, "en")).toContain("Material 3 (1)…. Do");
  });
});
