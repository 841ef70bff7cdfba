import { ApiError } from "@anaquel/client-kit/api";
import { zRegistration } from "@anaquel/openapi/zod";
import { describe, expect, it } from "vitest";
import {
  asksForCard,
  cleanPhone,
  EMPTY,
  faultsOf,
  faultsOfError,
  type RegistrationFaults,
  type RegistrationValues,
  toPerson,
} from "./registration-form.ts";

const spanish = {
  school: { c_centro: 9007741, d_centro: "IES Ribera del Duero", c_pais: 1131 },
  premiumCode: "RIBERA2026",
};
const italian = { school: { c_centro: 9007745, d_centro: "Liceo Leonardo", c_pais: 1132 }, premiumCode: null };
const inSpain = { chosen: spanish, hasPassword: true };
const good: RegistrationValues = {
  ...EMPTY,
  name: "Nora",
  surname1: "Vidal",
  email: "nora@school.example",
  password: "Ribera2027",
  confirmation: "Ribera2027",
  card: "87654321X",
  terms: true,
};

describe("the registration form", () => {
  it.each<[string, Partial<RegistrationValues>, RegistrationFaults]>([
    ["all good", {}, {}],
    ["T-279 accents, space, hyphen, apostrophe and dot", { name: "María-José D'Ör. M" }, {}],
    ["T-279 a digit", { name: "Nora2" }, { name: "invalid" }],
    ["T-279 a sign that only accounts may have", { name: "Mª Nora" }, { name: "invalid" }],
    ["T-280 one letter and spaces", { name: "  N  " }, { name: "invalid" }],
    ["T-280 two letters with spaces between", { name: "J  o" }, {}],
    ["G13 46 letters", { name: "a".repeat(46) }, { name: "invalid" }],
    ["T-281 a surname with a digit", { surname1: "Vidal2" }, { surname1: "invalid" }],
    ["T-281 a surname of one letter", { surname1: "V" }, { surname1: "invalid" }],
    ["T-282 no second surname", { surname2: " " }, {}],
    ["T-282 a second surname of one letter", { surname2: "G" }, { surname2: "invalid" }],
    ["T-283 no complete address", { email: "nora@school" }, { email: "invalid" }],
    ["T-284 a weak password", { password: "ribera", confirmation: "ribera" }, { password: "rules" }],
    ["T-285 another confirmation", { confirmation: "Ribera2028" }, { confirmation: "different" }],
    ["T-287 terms that are not accepted", { terms: false }, { terms: "open" }],
    ["T-289 no phone", { phone: "" }, {}],
    ["T-289 eight digits", { phone: "60000021" }, { phone: "invalid" }],
    ["T-289 nine digits", { phone: "600000215" }, {}],
    ["T-290 no card", { card: "" }, { card: "invalid" }],
    ["T-290 a wrong control letter", { card: "87654322X" }, { card: "invalid" }],
    ["T-291 a card without its zeros", { card: "14Z" }, {}],
    ["T-290 a foreigner's card with another letter", { card: "X5R" }, { card: "invalid" }],
  ])("%s", (_rule, change, faults) => {
    const values = { ...good, ...change };
    expect(faultsOf(values, inSpain)).toEqual(faults);
    if (Object.keys(faults).length > 0) return;
    const { password, confirmation: password2 } = values;
    const body = { ...toPerson(values, spanish), password, password2, language: "es", token: "none" };
    expect(zRegistration.safeParse(body).error, "what passes here passes the contract").toBeUndefined();
  });

  it("T-286 needs a school", () => {
    expect(faultsOf({ ...good, card: "" }, { chosen: null, hasPassword: true })).toEqual({ school: "missing" });
  });

  it("T-288 T-290 asks for card and phone in Spain only", () => {
    const scope = { chosen: italian, hasPassword: true };
    expect([asksForCard(inSpain), asksForCard(scope), asksForCard({ ...scope, chosen: null })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(faultsOf({ ...good, card: "1", phone: "1" }, scope)).toEqual({});
    expect(toPerson({ ...good, phone: "600000215" }, italian)).toMatchObject({ card: null, phone: null });
  });

  it("G21 asks no password of a person whom a provider vouches for", () => {
    expect(faultsOf({ ...good, password: "", confirmation: "x" }, { chosen: spanish, hasPassword: false })).toEqual({});
  });

  it("T-289 keeps nine digits of a phone", () => {
    expect(cleanPhone("600 000 2155")).toBe("600000215");
  });

  it("T-269 sends the trimmed person, the padded card, the consent as it is, and the school with its code", () => {
    const values = { ...good, name: " Nora ", surname2: " ", card: "14Z", wantsNews: true };
    expect(toPerson(values, spanish)).toEqual({
      name: "Nora",
      surname1: "Vidal",
      surname2: null,
      email: "nora@school.example",
      card: "00000014Z",
      phone: null,
      premiumCode: "RIBERA2026",
      mktPrefs: true,
      terms: true,
      schoolId: 9007741,
    });
  });
});

describe("what the server refuses", () => {
  it.each<[string, ApiError, RegistrationFaults]>([
    ["T-305 a card that exists", new ApiError(500, { reason: "CARD_EXISTS" }), { card: "taken" }],
    [
      "T-306 an address of the other platform",
      new ApiError(500, { reason: "MAIL_ON_OTHER_PLATFORM" }),
      { email: "elsewhere" },
    ],
    ["a school", new ApiError(400, { reason: "REGISTRATION_SCHOOL_REFUSED" }), { school: "refused" }],
    [
      "single fields",
      new ApiError(400, { reason: "VALIDATION_FAILED", errors: { card: true, password2: true } }),
      { card: "invalid", confirmation: "different" },
    ],
    [
      "a field that the form does not show",
      new ApiError(400, { reason: "VALIDATION_FAILED", errors: { token: true } }),
      {},
    ],
    ["T-307 anything else", new ApiError(500), {}],
  ])("%s", (_rule, error, faults) => {
    expect(faultsOfError(error)).toEqual(faults);
  });
});
