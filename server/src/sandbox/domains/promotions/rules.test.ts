import { describe, expect, it } from "vitest";
import { isOffered, languageIdOf, parseHomePromotion } from "./rules.ts";

describe("the excerpt of a home promotion", () => {
  it.each([
    ["AD:0", { adopted: null, offered: [] }],
    [" AD:2601@PM:2602 ", { adopted: ["2601"], offered: ["2602"] }],
    ["AD:a-1,b_2@PM:3,4", { adopted: ["a-1", "b_2"], offered: ["3", "4"] }],
    ["AD:2601", null],
    ["AD:@PM:1", null],
    ["AD:1,@PM:2", null],
    ["AD:1@https://anaquel.example", null],
    ["DM:0", null],
    ["", null],
  ])("T-443 %j is read", (excerpt, promotion) => {
    expect(parseHomePromotion(excerpt)).toEqual(promotion);
  });
});

describe("whom a home promotion concerns", () => {
  const promotion = { adopted: ["1", "2"], offered: ["8", "9"] };
  it.each([
    ["who adopted one of the titles, at a school without the offered ones", ["2"], [], true],
    ["whose school has only one of the offered titles", ["1"], ["8"], true],
    ["not those whose school has all of them", ["1"], ["8", "9"], false],
    ["not those who adopted another title", ["3"], ["1"], false],
  ])("T-444 %s", (_name, adoptions, schoolAdoptions, expected) => {
    expect(isOffered(promotion, { adoptions, schoolAdoptions })).toBe(expected);
  });

  it("T-444 everybody, when it asks for no adoption", () => {
    expect(isOffered({ adopted: null, offered: [] }, { adoptions: [], schoolAdoptions: [] })).toBe(true);
  });
});

it("the number of Spanish stands for accounts without a language", () => {
  expect([languageIdOf("es"), languageIdOf("it"), languageIdOf(null)]).toEqual([2, 3, 2]);
});
