import { describe, expect, it } from "vitest";
import * as texts from "../generated/texts.ts";
import { readContract } from "../rules/contract.ts";
import { fits } from "./text.ts";

const { components } = readContract();
const { PASSWORD, PERSON_NAME_ACCOUNT, PERSON_NAME_ADMIN, PERSON_NAME_REGISTRATION } = texts;

describe("the rules of texts", () => {
  it("are those of the contract", () => {
    for (const [name, rule] of [
      ["Password", PASSWORD],
      ["PersonNameAccount", PERSON_NAME_ACCOUNT],
      ["Mail", texts.MAIL],
      ["SpanishZip", texts.SPANISH_ZIP],
    ] as const) {
      const { minLength, maxLength, pattern } = components.schemas[name] ?? {};
      expect({ ...rule, pattern: rule.pattern.source }).toEqual({ minLength, maxLength, pattern });
    }
  });

  it.each([
    ["T-237 a good one", "Ribera", true],
    ["T-237 T-284 letters with accents, as the back-office takes them too", "ÑÁéíóú", true],
    ["T-237 another alphabet", "Ωμέγα-1", true],
    ["T-251 five characters", "Riber", false],
    ["T-237 no upper case", "ribera1", false],
    ["T-237 no lower case", "RIBERA1", false],
    ["T-237 a blank", "Ribera del", false],
    ["more than 200", "Aa".repeat(101), false],
  ])("a password, %s: %j", (_what, text, isGood) => {
    expect(fits(PASSWORD, text)).toBe(isGood);
  });

  // In the own account, at registration, in the back-office.
  it.each([
    ["T-226 T-280 one character", "A", [false, false, false]],
    ["T-226 T-280 one character between blanks", " A ", [false, false, false]],
    ["two characters", "Al", [true, true, true]],
    ["G13 another alphabet", "Ελένη", [true, true, true]],
    ["G13 an accent of its own", "Mari\u0301a", [true, true, true]],
    ["T-279 signs of names", "D’Arc-O'Neil St.", [true, true, true]],
    ["T-228 signs of the own account", "Mª Núria·l", [true, false, true]],
    ["T-279 an ordinal sign, which registration has not", "Mª", [true, false, true]],
    ["T-228 a middle dot, which registration has not", "Col·legi", [true, false, true]],
    ["G42 digits", "Ana2", [false, false, false]],
    ["G42 digits of another alphabet", "Ana٣", [false, false, false]],
    ["other signs, which only the back-office takes", "Ana/Eva", [false, false, true]],
    ["T-227 T-250 45 characters", "a".repeat(45), [true, true, true]],
    ["T-227 T-250 46 characters", "a".repeat(46), [false, false, false]],
  ])("a name, %s: %j", (_what, text, expected) => {
    const rules = [PERSON_NAME_ACCOUNT, PERSON_NAME_REGISTRATION, PERSON_NAME_ADMIN];
    expect(rules.map((rule) => fits(rule, text))).toEqual(expected);
  });
});
