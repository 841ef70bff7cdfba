import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import { maySend, type PasswordEvent, type PasswordState, passwordFlow, START } from "./change-password-flow.ts";
import { faultsOf, type PasswordFaults, type PasswordValues } from "./change-password-form.ts";

const values: PasswordValues = { current: "Anaquel2026", next: "Ribera2027", confirmation: "Ribera2027" };
const good: PasswordState = { stage: "editing", values, faults: {} };
const sending: PasswordState = { stage: "sending", values };
const wrong = new ApiError(401, { reason: "PASSWORD_WRONG" });
const broken = new ApiError(500);
const failed: PasswordState = { stage: "failed", values, error: broken };

describe("the passwords of the form", () => {
  it.each<[string, Partial<PasswordValues>, PasswordFaults]>([
    ["all good", {}, {}],
    ["no current one", { current: "" }, { current: "empty" }],
    ["T-237 a weak new one", { next: "ribera", confirmation: "ribera" }, { next: "rules" }],
    ["T-238 another confirmation", { confirmation: "Ribera2028" }, { confirmation: "different" }],
    ["T-238 no confirmation", { confirmation: "" }, { confirmation: "different" }],
  ])("%s", (_rule, change, faults) => {
    expect(faultsOf({ ...values, ...change })).toEqual(faults);
  });
});

describe("changing the password", () => {
  it.each<[string, PasswordState, PasswordEvent, PasswordState]>([
    ["good ones are sent", good, { type: "submitted" }, sending],
    [
      "an empty form is not sent",
      START,
      { type: "submitted" },
      { ...START, faults: { current: "empty", next: "rules" } },
    ],
    [
      "D6 a wrong current one is said at its field",
      sending,
      { type: "failed", error: wrong },
      { ...good, faults: { current: "wrong" } },
    ],
    ["any other failure", sending, { type: "failed", error: broken }, failed],
    ["success", sending, { type: "changed" }, { stage: "changed" }],
    [
      "typing clears the failure",
      failed,
      { type: "typed", field: "current", value: "x" },
      { ...good, values: { ...values, current: "x" } },
    ],
    [
      "typing clears the fault of its field only",
      { ...good, faults: { current: "wrong", next: "rules" } },
      { type: "typed", field: "current", value: "x" },
      { stage: "editing", values: { ...values, current: "x" }, faults: { next: "rules" } },
    ],
    [
      "T-238 a new password clears the fault of the confirmation",
      { ...good, faults: { confirmation: "different" } },
      { type: "typed", field: "next", value: "x" },
      { stage: "editing", values: { ...values, next: "x" }, faults: {} },
    ],
    ["typing while it is sent changes nothing", sending, { type: "typed", field: "next", value: "x" }, sending],
    ["an answer nobody waits for changes nothing", good, { type: "changed" }, good],
  ])("%s", (_rule, before, event, after) => {
    expect(passwordFlow(before, event)).toEqual(after);
  });

  it.each<[string, PasswordState, boolean]>([
    ["good ones", good, true],
    ["again after a failure", failed, true],
    ["not twice", sending, false],
    ["not an empty form", START, false],
  ])("may be sent: %s", (_rule, state, may) => {
    expect(maySend(state)).toBe(may);
  });
});
