import { zChangeCourseRegistrationBody } from "@anaquel/openapi/zod";
import { describe, expect, it } from "vitest";
import {
  type Course,
  changed,
  EMPTY_FORM,
  faultsOf,
  optionOf,
  type RegistrationFaults,
  toCancellation,
  toSignUp,
  withSlashes,
} from "./registration-form.ts";

const TODAY = "2026-11-21";
const course: Course = {
  id: 5101,
  name: "Conflict resolution",
  lmsMasterCourseId: "CONFLICT_ES",
  registrationEnabled: true,
  completed: false,
};

describe("the option of a course", () => {
  it.each([
    ["open", course, 5101],
    ["completed", { ...course, completed: true }, -5101],
    ["closed", { ...course, registrationEnabled: false }, -5101],
  ])("T-377 T-406 %s has the value %s", (_name, shown, option) => {
    expect(optionOf(shown)).toBe(option);
  });
});

describe("the form", () => {
  const chosen = { ...EMPTY_FORM, option: 5101 };
  const certified = { ...chosen, hasCertificate: true };
  it.each<[string, typeof EMPTY_FORM, RegistrationFaults]>([
    ["T-405 needs a course", EMPTY_FORM, { option: true }],
    ["T-405 T-406 takes no disabled course", { ...chosen, option: -5101 }, { option: true }],
    ["T-405 is complete without a certificate", chosen, {}],
    ["T-411 needs a date for the certificate", certified, { birthday: "missing" }],
    ["T-408 takes a date", { ...certified, birthday: "14/03/1984" }, {}],
    ["T-408 takes no other format", { ...certified, birthday: "1984-03-14" }, { birthday: "format" }],
    ["T-408 takes no day that does not exist", { ...certified, birthday: "30/02/1984" }, { birthday: "format" }],
    ["T-408 takes the leap day", { ...certified, birthday: "29/02/1984" }, {}],
    ["T-409 takes the last day", { ...certified, birthday: "21/11/2008" }, {}],
    ["T-409 takes no later day", { ...certified, birthday: "22/11/2008" }, { birthday: "late" }],
    ["T-410 T-427 takes the first day", { ...certified, birthday: "01/01/1900" }, {}],
    ["T-410 T-427 takes no earlier day", { ...certified, birthday: "31/12/1899" }, { birthday: "early" }],
  ])("%s", (_rule, values, faults) => {
    expect(faultsOf(values, TODAY)).toEqual(faults);
  });

  it("T-412 loses the date with the certificate", () => {
    const dated = { ...certified, birthday: "14/03/1984" };
    expect(changed(dated, { hasCertificate: false })).toEqual(chosen);
    expect(changed(chosen, { hasCertificate: true })).toEqual(certified);
  });

  it.each([
    ["14031984", "14/03/1984"],
    ["14/03/1984", "14/03/1984"],
    ["1403198", "1403198"],
  ])("a date typed as %s is written %s", (typed, written) => {
    expect(withSlashes(typed)).toBe(written);
    expect(changed(certified, { birthday: typed }).birthday).toBe(written);
  });

  it("T-403 T-417 sends the course, and the date only with a certificate", () => {
    const plain = { action: "ALTA", courseId: 5101, master: "CONFLICT_ES", announcementKey: "OTONO-2026" };
    expect(toSignUp(chosen, course, "OTONO-2026")).toEqual(plain);
    const dated = toSignUp({ ...certified, birthday: "14/03/1984" }, course, "OTONO-2026");
    expect(dated).toEqual({ ...plain, birthday: "14/03/1984" });
    expect(zChangeCourseRegistrationBody.safeParse(dated).success).toBe(true);
  });

  it("T-404 T-418 cancels by course and master", () => {
    const registration = {
      registrationId: 90417,
      announcementId: 31,
      courseId: 5101,
      lmsMasterCourseId: "CONFLICT_ES",
      courseTitle: "Conflict resolution",
      courseEndDateShort: null,
      accessOn: true,
    };
    expect(toCancellation(registration)).toEqual({ action: "BAJA", courseId: 5101, master: "CONFLICT_ES" });
  });
});
