import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import {
  type CoursesEvent,
  isSubmitting,
  type Modal,
  modalAfter,
  type Registration,
  tabAfter,
  tabOf,
} from "./courses-page.ts";
import type { Course } from "./registration-form.ts";

const course: Course = {
  id: 5101,
  name: "Conflict resolution",
  lmsMasterCourseId: "CONFLICT_ES",
  registrationEnabled: true,
  completed: false,
};
const registration: Registration = {
  registrationId: 90417,
  announcementId: 31,
  courseId: 5101,
  lmsMasterCourseId: "CONFLICT_ES",
  courseTitle: "Conflict resolution",
  courseEndDateShort: "18/12/2026",
  accessOn: true,
};
const error = new ApiError(409);
const courses = [course];

const closed: Modal = { kind: "closed" };
const failed: Modal = { kind: "error", error: null };
const loading: Modal = { kind: "registration", step: "loading", fromCancel: false };
const form: Modal = { kind: "registration", step: "form", fromCancel: false, courses };
const registering: Modal = { ...form, step: "submitting" };
const registered: Modal = { kind: "registration", step: "success", fromCancel: false, course };
const confirm: Modal = { kind: "cancel", step: "confirm", fromCancel: true, registration };
const cancelling: Modal = { ...confirm, step: "submitting" };
const cancelled: Modal = { ...confirm, step: "success" };
const show: CoursesEvent = { type: "shown", fromCancel: false };
const loaded: CoursesEvent = { type: "loaded", registration: null, courses };

describe("the tab", () => {
  it.each([
    ["", "home"],
    ["?tab=1", "home"],
    ["?tab=2", "mine"],
    ["?tab=3", "completed"],
    ["?tab=4", "home"],
  ])("T-364 T-395 of the address %j is %s", (search, tab) => {
    expect(tabOf(search)).toBe(tab);
  });

  it.each<[string, CoursesEvent, ReturnType<typeof tabAfter>]>([
    ["T-396 showing the registration selects the home tab", show, "home"],
    ["T-398 T-424 an error may switch the tab", { type: "failed", tab: "home" }, "home"],
    ["T-398 or leave it", { type: "failed" }, undefined],
    ["closing leaves it", { type: "closed" }, undefined],
  ])("%s", (_rule, event, tab) => {
    expect(tabAfter(event)).toBe(tab);
  });
});

describe("the modal", () => {
  it.each<[string, Modal, CoursesEvent, Modal]>([
    ["T-396 T-400 the registration opens and loads", closed, show, loading],
    ["T-397 the Cancel button sets a flag", closed, { ...show, fromCancel: true }, { ...loading, fromCancel: true }],
    ["T-400 without a registration comes the form", loading, loaded, form],
    [
      "T-400 with one comes the confirmation",
      { ...loading, fromCancel: true },
      { type: "loaded", registration, courses },
      confirm,
    ],
    ["T-425 without courses comes the error", loading, { ...loaded, courses: [] }, failed],
    ["T-423 a failed load closes it with the error", loading, { type: "failed" }, failed],
    ["T-401 the form is sent", form, { type: "submitted" }, registering],
    ["T-401 and succeeds", registering, { type: "registered", course }, registered],
    ["T-398 a refusal closes it with the error", registering, { type: "failed", error }, { kind: "error", error }],
    ["T-402 the cancellation is sent", confirm, { type: "submitted" }, cancelling],
    ["T-402 and succeeds", cancelling, { type: "cancelled" }, cancelled],
    ["T-399 reopened, the registration begins anew", cancelled, show, loading],
    ["T-382 a success closes", cancelled, { type: "closed" }, closed],
    ["T-375 the error is accepted", failed, { type: "closed" }, closed],
    ["T-395 a failure opens the error", closed, { type: "failed", tab: "home" }, failed],
    ["what is on its way cannot be closed", registering, { type: "closed" }, registering],
    ["an answer after closing changes nothing", closed, loaded, closed],
    ["nothing is sent twice", registering, { type: "submitted" }, registering],
    ["nothing is sent from the error", failed, { type: "submitted" }, failed],
    ["a success nobody waits for changes nothing", closed, { type: "registered", course }, closed],
    ["neither does a cancellation", confirm, { type: "cancelled" }, confirm],
  ])("%s", (_rule, before, event, after) => {
    expect(modalAfter(before, event)).toEqual(after);
  });

  it.each<[Modal, boolean]>([
    [registering, true],
    [cancelling, true],
    [form, false],
    [closed, false],
  ])("T-401 T-402 %j is on its way: %s", (modal, isOnItsWay) => {
    expect(isSubmitting(modal)).toBe(isOnItsWay);
  });
});
