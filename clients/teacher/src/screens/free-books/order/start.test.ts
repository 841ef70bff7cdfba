import { describe, expect, it } from "vitest";
import { draftOf, isLevel, isPreloaded, startOf } from "./start.ts";

const CHILD = {
  id: 3301,
  schoolId: 9007741,
  schoolName: "IES Ribera",
  postalCode: "09400",
  name: "Leo",
  surname1: "Soto",
  surname2: null,
  birthDate: "2013-05-18",
  levels: [],
};

describe("what an order begins with", () => {
  it.each<[string, unknown, unknown, unknown, boolean]>([
    ["good answers", 880214, 4, 12.5, true],
    ["T-185 the number 0", 0, 4, 12.5, false],
    ["T-185 a number with a part", 1.5, 4, 12.5, false],
    ["T-185 a text for a number", "880214", 4, 12.5, false],
    ["T-186 no rate", 880214, 0, 12.5, false],
    ["T-186 a rate that is no number", 880214, Number.NaN, 12.5, false],
    ["T-187 a negative cost", 880214, 4, -1, false],
    ["T-187 no cost", 880214, 4, undefined, false],
  ])("%s", (_what, id, vat, cost, isGood) => {
    expect(startOf(id, vat, cost)).toEqual(isGood ? { orderId: id, vat, cost } : null);
  });
});

describe("a level", () => {
  it.each([
    [{ C_NIVEL: 22, D_NIVEL: "2º ESO" }, true],
    [{ C_NIVEL: 0, D_NIVEL: "2º ESO" }, false],
    [{ C_NIVEL: 1.5, D_NIVEL: "2º ESO" }, false],
    [{ C_NIVEL: 22, D_NIVEL: " " }, false],
    [{ C_NIVEL: 22 }, false],
  ])("T-183 %j: %s", (level, isGood) => {
    expect(isLevel(level)).toBe(isGood);
  });
});

describe("a saved child", () => {
  it.each<[string, object, boolean]>([
    ["a whole one", {}, true],
    ["one without id", { id: undefined }, false],
    ["one without school", { schoolId: undefined }, false],
    ["one without name of the school", { schoolName: "" }, false],
    ["one with a short postal code", { postalCode: "9400" }, false],
    ["one without name", { name: " " }, false],
    ["one without surname", { surname1: undefined }, false],
    ["one without day of birth", { birthDate: "" }, false],
    ["one without levels", { levels: undefined }, false],
  ])("T-184 %s", (_what, change, isGood) => {
    expect(isPreloaded({ ...CHILD, ...change })).toBe(isGood);
  });

  it("T-184 stands in the form with its school and without titles", () => {
    expect(draftOf(CHILD, 7)).toMatchObject({
      key: 7,
      id: 3301,
      zip: "09400",
      school: { id: 9007741, name: "IES Ribera" },
      surname2: "",
      level: null,
      titles: [],
    });
  });
});
