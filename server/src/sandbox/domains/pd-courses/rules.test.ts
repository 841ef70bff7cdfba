import { describe, expect, it } from "vitest";
import {
  type AccessWindow,
  cancellationRefusal,
  isAccessOn,
  isRegistrationOn,
  launchUrl,
  parseBirthday,
  shortDay,
  signUpRefusal,
} from "./rules.ts";

const PORTAL = "https://portal.anaquel.example/";
const at = (time: string) => new Date(time);

describe("registration", () => {
  const open = { is_current: true, registration_start: "2026-11-09", registration_end: "2026-11-30" };
  it.each([
    ["the last minute before it, in Madrid", open, "2026-11-08T22:59:00Z", false],
    ["its first minute in Madrid", open, "2026-11-08T23:00:00Z", true],
    ["its last minute in Madrid", open, "2026-11-30T22:59:00Z", true],
    ["the first minute after it", open, "2026-11-30T23:00:00Z", false],
    ["another announcement in force", { ...open, is_current: false }, "2026-11-20T10:00:00Z", false],
    ["no first day", { ...open, registration_start: null }, "2026-11-20T10:00:00Z", false],
    ["no last day", { ...open, registration_end: null }, "2026-11-20T10:00:00Z", false],
  ])("T-393 %s", (_name, announcement, now, isOn) => {
    expect(isRegistrationOn(announcement, at(now))).toBe(isOn);
  });
});

describe("access", () => {
  const connected: AccessWindow = {
    access_date: "2026-11-16",
    start_date: "2026-11-18",
    end_date: "2026-12-18",
    lti_key: "key",
    lti_secret: "secret",
    lti_url: "https://lms.anaquel.example/lti",
  };
  const DURING = "2026-11-21T10:00:00Z";
  it.each<[string, AccessWindow, string, boolean]>([
    ["before the day of access", connected, "2026-11-15T22:59:00Z", false],
    ["from the day of access, before the start", connected, "2026-11-15T23:00:00Z", true],
    ["from the start without a day of access", { ...connected, access_date: null }, "2026-11-17T23:00:00Z", true],
    ["before the start without a day of access", { ...connected, access_date: null }, "2026-11-17T22:59:00Z", false],
    ["on the last day", connected, "2026-12-18T22:59:00Z", true],
    ["after the last day", connected, "2026-12-18T23:00:00Z", false],
    ["without a last day", { ...connected, end_date: null }, DURING, false],
    ["without any first day", { ...connected, access_date: null, start_date: null }, DURING, false],
    ["without a key", { ...connected, lti_key: null }, DURING, false],
    ["with an empty secret", { ...connected, lti_secret: "" }, DURING, false],
    ["without an address", { ...connected, lti_url: null }, DURING, false],
    ["with an address no form can go to", { ...connected, lti_url: "mailto:lms@anaquel.example" }, DURING, false],
  ])("T-394 %s", (_name, announcement, now, isOn) => {
    expect(isAccessOn(announcement, PORTAL, at(now))).toBe(isOn);
  });

  it.each([
    ["https://lms.anaquel.example/lti", "https://lms.anaquel.example/lti"],
    ["dev/lti-tool", "https://portal.anaquel.example/dev/lti-tool"],
    ["javascript:alert(1)", null],
    ["https://", null],
    ["", null],
  ])("the address %j leads to %j", (address, url) => {
    expect(launchUrl(address, PORTAL)).toBe(url);
  });
});

describe("registering", () => {
  const choice = { isKnown: true, isEnabled: true, isCompleted: false };
  it.each([
    ["T-403 an open course", true, false, choice, null],
    ["T-393 outside the dates", false, true, choice, "COURSE_REGISTRATION_CLOSED"],
    ["T-403 a second course", true, true, choice, "COURSE_ALREADY_REGISTERED"],
    ["a course of another announcement", true, false, { ...choice, isKnown: false }, "NOT_FOUND"],
    ["T-388 a closed course", true, false, { ...choice, isEnabled: false }, "COURSE_UNAVAILABLE"],
    ["T-389 a completed course", true, false, { ...choice, isCompleted: true }, "COURSE_UNAVAILABLE"],
  ])("%s", (_name, isOpen, isRegistered, course, refusal) => {
    expect(signUpRefusal(isOpen, isRegistered, course)).toBe(refusal);
  });
});

describe("cancelling", () => {
  it.each([
    ["T-404 a registration", true, true, null],
    ["T-393 outside the dates", false, true, "COURSE_REGISTRATION_CLOSED"],
    ["T-404 without a registration", true, false, "NOT_FOUND"],
  ])("%s", (_name, isOpen, isRegistered, refusal) => {
    expect(cancellationRefusal(isOpen, isRegistered)).toBe(refusal);
  });
});

it.each([
  ["14/03/1984", "1984-03-14"],
  ["29/02/1984", "1984-02-29"],
  ["29/02/1985", null],
  ["31/04/1984", null],
  ["14/13/1984", null],
  ["1984-03-14", null],
  ["01/01/1900", "1900-01-01"],
  ["31/12/1899", null],
  ["21/11/2008", "2008-11-21"],
  ["22/11/2008", null],
])("the day of birth %s is %s", (text, day) => {
  expect(parseBirthday(text, at("2026-11-21T10:00:00Z"))).toBe(day);
});

it("T-386 days are written DD/MM/YYYY too", () => {
  expect([shortDay("2026-11-09"), shortDay(null)]).toEqual(["09/11/2026", null]);
});
