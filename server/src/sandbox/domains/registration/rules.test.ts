import { describe, expect, test } from "vitest";
import { activationRefusal, fieldErrors, languageOf, registrationRefusal, roleOf } from "./rules.ts";

const [SPAIN, ITALY] = [1131, 1132];
const nora = { password: "Anaquel2026", password2: "Anaquel2026", card: "87654321X", phone: "600000215" };
const abroad = { ...nora, card: null, phone: null };

describe("fields that depend on each other", () => {
  test.each([
    ["", nora, SPAIN, null],
    ["T-288 ", abroad, ITALY, null],
    ["T-289 ", { ...nora, phone: "" }, SPAIN, null],
    ["T-285 ", { ...nora, password2: "Anaquel2027" }, SPAIN, { password2: true }],
    ["T-290 ", { ...nora, card: "87654321Z" }, SPAIN, { card: true }],
    ["T-290 ", { ...nora, card: null }, SPAIN, { card: true }],
    ["T-290 ", { ...abroad, card: "87654321X" }, ITALY, { card: true }],
    ["T-288 ", { ...abroad, phone: "600000215" }, ITALY, { phone: true }],
    ["", { ...nora, password2: "x", card: "" }, SPAIN, { password2: true, card: true }],
  ])("%s%j in the country %i: %j", (_ids, application, country, expected) => {
    expect(fieldErrors(application, country)).toEqual(expected);
  });
});

describe("a registration", () => {
  const free = { school: { country_id: SPAIN }, isMailElsewhere: false, mailOwner: null, isCardTaken: false };

  test.each([
    [nora, free, null],
    [nora, { ...free, school: null }, "REGISTRATION_SCHOOL_REFUSED"],
    [{ ...nora, card: null }, free, "VALIDATION_FAILED"],
    [nora, { ...free, isMailElsewhere: true }, "MAIL_ON_OTHER_PLATFORM"],
    [nora, { ...free, mailOwner: { validated: true } }, "USER_EXISTS"],
    [nora, { ...free, mailOwner: { validated: false }, isCardTaken: true }, "REGISTRATION_NOT_VALIDATED"],
    [nora, { ...free, isCardTaken: true }, "CARD_EXISTS"],
  ] as const)("of %j with %j: %s", (application, facts, expected) => {
    expect(registrationRefusal(application, facts)?.reason ?? null).toBe(expected);
  });
});

test.each([
  ["RIBERA2026", "TEACHER"],
  [null, "TEACHER_DEMO"],
  [undefined, "TEACHER_DEMO"],
] as const)("with the code %s a new account is of a %s", (code, expected) => {
  expect(roleOf(code)).toBe(expected);
});

test.each([
  ["es_ES", "es"],
  ["en_GB", "en"],
  ["it_IT", "it"],
  ["it", "it"],
])("%s is the language %s", (tag, expected) => {
  expect(languageOf(tag)).toBe(expected);
});

describe("the link of an activation mail", () => {
  const NOW = new Date("2026-11-21T10:00:00Z");
  const open = { created_at: NOW, ended_at: null };

  test.each([
    [undefined, false, "ACTIVATION_LINK_UNKNOWN"],
    [open, false, "ACTIVATION_LINK_UNKNOWN"],
    [{ ...open, ended_at: NOW }, false, "ACTIVATION_LINK_UNKNOWN"],
    [{ ...open, ended_at: NOW }, true, "ACTIVATION_LINK_EXPIRED"],
    [open, true, null],
  ] as const)("%j, of the account it names: %s, is refused as %s", (link, isOwn, expected) => {
    expect(activationRefusal(link, isOwn, NOW)).toBe(expected);
  });
});
