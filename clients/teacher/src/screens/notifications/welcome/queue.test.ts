import { describe, expect, it } from "vitest";
import { dialogOf } from "./home-notification.ts";
import { isQuiet, nextDialog, type Readiness } from "./queue.ts";

const wants = (library: Readiness, notification: Readiness, promotion: Readiness, survey: Readiness) => ({
  library,
  notification,
  promotion,
  survey,
});

describe("the queue of dialogs after sign-in", () => {
  it.each([
    ["P-265 the notification before the survey", wants("none", "open", "none", "open"), true, "notification"],
    ["P-266 the promotion before the survey", wants("none", "none", "open", "open"), true, "promotion"],
    ["P-267 the empty library before the survey", wants("open", "none", "none", "open"), true, "library"],
    ["P-267 the empty library before everything", wants("open", "open", "open", "open"), true, "library"],
    ["P-268 the survey with the flag of the sign-in", wants("none", "none", "none", "open"), true, "survey"],
    ["P-268 no survey without the flag", wants("none", "none", "none", "open"), false, null],
    ["P-268 the flag concerns the survey only", wants("none", "open", "none", "open"), false, "notification"],
    ["the notification before the promotion", wants("none", "open", "open", "none"), true, "notification"],
    ["P-265 no survey while the notification is unknown", wants("none", "unknown", "none", "open"), true, null],
    ["P-267 nothing while the library is unknown", wants("unknown", "open", "none", "open"), true, null],
    [
      "P-266 what comes first does not wait for the rest",
      wants("none", "open", "unknown", "unknown"),
      true,
      "notification",
    ],
    ["nothing when nothing wants to be seen", wants("none", "none", "none", "none"), true, null],
  ])("%s", (_name, all, postLogin, expected) => {
    expect(nextDialog(all, postLogin)).toBe(expected);
  });
});

describe("what waits for the end of the queue", () => {
  it.each([
    ["comes when nothing wants to be seen", wants("none", "none", "none", "none"), true, true],
    ["waits for a dialog that is open", wants("none", "none", "open", "none"), true, false],
    ["waits while one may still come", wants("none", "none", "none", "unknown"), true, false],
    ["does not wait for a survey without the flag", wants("none", "none", "none", "open"), false, true],
    ["does not wait for dialogs that an empty library holds back", wants("open", "open", "open", "open"), true, true],
    ["waits while the library is unknown", wants("unknown", "none", "none", "none"), true, false],
  ])("P-109 %s", (_name, all, postLogin, expected) => {
    expect(isQuiet(all, postLogin)).toBe(expected);
  });
});

describe("the type of a home notification", () => {
  it.each([
    ["P-255 P-256 T-070", "gpa", "gpa"],
    ["P-255 P-257 T-070", "changedAdoptions", "changedAdoptions"],
    ["P-258 T-071", "GPA", null],
    ["P-258 T-071", "somethingElse", null],
    ["P-258", "", null],
    ["P-258", null, null],
    ["P-258", undefined, null],
  ])("%s %s shows %s", (_id, type, dialog) => {
    expect(dialogOf(type)).toBe(dialog);
  });
});
