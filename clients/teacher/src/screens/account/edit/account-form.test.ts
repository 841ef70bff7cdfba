import type { UserInfo } from "@anaquel/client-kit/session";
import { zAccountUpdate } from "@anaquel/openapi/zod";
import { describe, expect, it } from "vitest";
import {
  type AccountFaults,
  type AccountValues,
  cleanPhone,
  faultsOf,
  isChanged,
  scopeOf,
  toUpdate,
  valuesOf,
} from "./account-form.ts";

const USER = {
  id: 1,
  role: "TEACHER",
  platformId: 3,
  countryId: 1131,
  name: "Marta",
  surname: "Ruiz",
  surname2: "Lafuente",
  mail: "marta@school.example",
  phone: "600000214",
  mktPrefs: true,
} satisfies UserInfo;
const values = valuesOf(USER);
const scope = { maySubmit: true, hasMail: true, hasPhone: true };

describe("what a user may change", () => {
  it.each<[string, Partial<UserInfo>, Partial<typeof scope>]>([
    ["T-239 T-240 a teacher", {}, {}],
    ["T-239 T-240 a demo teacher", { role: "TEACHER_DEMO" }, {}],
    ["T-239 T-240 a fictitious teacher", { role: "TEACHER_FAKE" }, { maySubmit: false, hasMail: false }],
    ["T-232 a user of a provider", { platformId: 1 }, { hasMail: false }],
    ["T-236 a user in Italy", { countryId: 1132 }, { hasPhone: false }],
  ])("%s", (_rule, user, change) => {
    expect(scopeOf({ ...USER, ...user })).toEqual({ ...scope, ...change });
  });
});

describe("the account form", () => {
  it.each<[string, Partial<AccountValues>, AccountFaults]>([
    ["all good", {}, {}],
    ["T-226 T-250 a name of one character", { name: " M " }, { name: "invalid" }],
    ["T-226 two characters", { name: "Jo" }, {}],
    ["T-226 two characters with spaces between", { name: "J  o" }, {}],
    ["T-227 T-250 45 characters", { name: "a".repeat(45) }, {}],
    ["T-227 T-250 46 characters", { name: "a".repeat(46) }, { name: "invalid" }],
    ["T-228 every sign", { name: "María-José D'Or. Mª·º" }, {}],
    ["T-228 a digit", { name: "Marta2" }, { name: "invalid" }],
    ["T-229 a surname with a digit", { surname1: "Ruiz2" }, { surname1: "invalid" }],
    ["T-229 a surname of one character", { surname1: "R" }, { surname1: "invalid" }],
    ["T-230 no second surname", { surname2: "" }, {}],
    ["T-230 a second surname of one character", { surname2: "L" }, { surname2: "invalid" }],
    ["T-231 no mail address", { email: "marta@school" }, { email: "invalid" }],
    ["T-235 T-249 eight digits", { phone: "60000021" }, { phone: "invalid" }],
    ["G14 no phone", { phone: "" }, {}],
  ])("%s", (_rule, change, faults) => {
    const typed = { ...values, ...change };
    expect(faultsOf(typed, scope)).toEqual(faults);
    const isAccepted = zAccountUpdate.safeParse(toUpdate(typed, scope, "none")).success;
    expect(isAccepted, "what passes here passes the contract").toBe(Object.keys(faults).length === 0);
  });

  it("T-232 T-236 does not ask for what the user cannot change", () => {
    const typed = { ...values, email: "", phone: "1" };
    expect(faultsOf(typed, { ...scope, hasMail: false, hasPhone: false })).toEqual({});
  });

  it.each([
    ["T-233 letters, blanks and dots", "6a0 0.0", "6000"],
    ["T-234 ten digits", "6000002145", "600000214"],
  ])("%s in the phone", (_rule, typed, clean) => {
    expect(cleanPhone(typed)).toBe(clean);
  });

  it("T-225 T-242 sends the trimmed values, and consent for no refusal", () => {
    const typed = { ...values, name: " Marta ", surname2: " ", phone: "" };
    expect(toUpdate(typed, scope, "none")).toEqual({
      email: "marta@school.example",
      name: "Marta",
      surname1: "Ruiz",
      surname2: null,
      phone: null,
      mktPrefs: true,
      token: "none",
    });
    expect(toUpdate({ ...values, refusesNews: true }, scope, "none").mktPrefs).toBe(false);
    expect(toUpdate(values, { ...scope, hasPhone: false }, "none")).not.toHaveProperty("phone");
  });

  it.each<[string, Partial<AccountValues>, boolean]>([
    ["nothing", {}, false],
    ["only spaces", { name: " Marta " }, false],
    ["a name", { name: "Ana" }, true],
    ["the refusal", { refusesNews: true }, true],
  ])("T-241 sees a change of %s", (_what, change, changed) => {
    expect(isChanged({ ...values, ...change }, values, scope)).toBe(changed);
  });
});
