import { describe, expect, it } from "vitest";
import { type BannerUser, bannersOf, mayGetFreeBooks } from "./banner-rules.ts";

const USER: BannerUser = { role: "TEACHER", countryId: 1131, gpaPermission: false };

describe("the banners for a user", () => {
  it.each<[string, Partial<BannerUser>, number | undefined, string[]]>([
    ["P-126 a teacher", {}, undefined, ["change-school"]],
    ["P-126 P-129 a demo teacher", { role: "TEACHER_DEMO" }, undefined, ["activation-code"]],
    ["P-126 P-129 a fictitious teacher", { role: "TEACHER_FAKE" }, undefined, []],
    ["P-126 P-129 an internal user", { role: "USER_INTERNAL" }, undefined, []],
    ["P-127 a teacher with the permission", { gpaPermission: true }, undefined, ["change-school", "gratis-adoption"]],
    [
      "P-127 P-129 a demo teacher with the permission",
      { role: "TEACHER_DEMO", gpaPermission: true },
      undefined,
      ["gratis-adoption", "activation-code"],
    ],
    ["P-128 a teacher whom the check admits", {}, 0, ["change-school", "gratishp"]],
    ["P-128 a teacher whom the check refuses", {}, 1, ["change-school"]],
    ["P-128 a teacher whom the check refuses otherwise", {}, -1, ["change-school"]],
    ["P-128 a teacher abroad", { countryId: 1132 }, 0, ["change-school"]],
  ])("%s", (_name, change, access, banners) => {
    expect(bannersOf({ ...USER, ...change }, access)).toEqual(banners);
  });

  it.each<[Partial<BannerUser>, boolean]>([
    [{}, true],
    [{ role: "TEACHER_DEMO" }, false],
    [{ countryId: 1132 }, false],
    [{ countryId: null }, false],
  ])("P-128 the access is asked for %j: %s", (change, isAsked) => {
    expect(mayGetFreeBooks({ ...USER, ...change })).toBe(isAsked);
  });
});
