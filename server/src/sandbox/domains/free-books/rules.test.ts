import { describe, expect, it } from "vitest";
import { accessOf, addressLine } from "./rules.ts";

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
});

describe("the address of a school", () => {
  const SCHOOL = {
    street: "Calle del Puente",
    house_number: "12",
    postal_code: "09400",
    town: "Aranda de Duero",
    province: "Burgos",
  };

  it.each([
    ["all of it", {}, "Calle del Puente 12, 09400 Aranda de Duero (Burgos)"],
    ["no number", { house_number: null }, "Calle del Puente, 09400 Aranda de Duero (Burgos)"],
    ["no street", { street: null, house_number: null }, "09400 Aranda de Duero (Burgos)"],
    ["the town only", { street: null, house_number: null, postal_code: null, province: null }, "Aranda de Duero"],
  ])("T-194 with %s", (_what, change, line) => {
    expect(addressLine({ ...SCHOOL, ...change })).toBe(line);
  });
});
