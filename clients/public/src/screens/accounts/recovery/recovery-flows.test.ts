import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import { type ForgotEvent, type ForgotState, forgotFlow, START } from "./forgot-password/forgot-password-flow.ts";
import {
  faultsOf,
  type ResetEvent,
  type ResetFaults,
  type ResetState,
  type ResetValues,
  resetFlow,
} from "./reset-password/reset-password-flow.ts";

const broken = new ApiError(500);
const mail = "marta@school.example";
const asking: ForgotState = { stage: "sending", mail };

describe("asking for a link", () => {
  it.each<[string, ForgotState, ForgotEvent, ForgotState]>([
    ["typing changes the address", START, { type: "typed", mail }, { stage: "editing", mail, fault: null }],
    ["T-329 no address", START, { type: "submitted" }, { ...START, fault: "invalid" }],
    [
      "T-329 an incomplete address",
      { ...START, mail: "marta@school" },
      { type: "submitted" },
      { stage: "editing", mail: "marta@school", fault: "invalid" },
    ],
    ["T-329 a valid one is sent without blanks", { ...START, mail: ` ${mail} ` }, { type: "submitted" }, asking],
    ["T-332 success", asking, { type: "sent" }, { stage: "sent", mail }],
    ["T-332 T-334 error", asking, { type: "failed", error: broken }, { stage: "failed", mail, error: broken }],
    ["an error can be tried again", { stage: "failed", mail, error: broken }, { type: "submitted" }, asking],
    ["typing while it is sent changes nothing", asking, { type: "typed", mail: "x" }, asking],
    ["another link", { stage: "sent", mail }, { type: "started-again" }, { stage: "editing", mail, fault: null }],
    ["an answer nobody waits for changes nothing", START, { type: "sent" }, START],
  ])("%s", (_rule, before, event, after) => {
    expect(forgotFlow(before, event)).toEqual(after);
  });
});

const values: ResetValues = { password: "Ribera2027", confirmation: "Ribera2027" };
const good: ResetState = { stage: "editing", values, faults: {} };
const setting: ResetState = { stage: "sending", values };

describe("the new password", () => {
  it.each<[string, Partial<ResetValues>, ResetFaults]>([
    ["T-330 T-331 all good", {}, {}],
    ["T-330 five characters", { password: "Riber", confirmation: "Riber" }, { password: "rules" }],
    ["T-330 a space", { password: "Ribera 7", confirmation: "Ribera 7" }, { password: "rules" }],
    ["T-330 no upper case", { password: "ribera", confirmation: "ribera" }, { password: "rules" }],
    ["T-330 no lower case", { password: "RIBERA", confirmation: "RIBERA" }, { password: "rules" }],
    ["T-331 another confirmation", { confirmation: "Ribera2028" }, { confirmation: "different" }],
  ])("%s", (_rule, change, faults) => {
    expect(faultsOf({ ...values, ...change })).toEqual(faults);
  });
});

describe("setting the password", () => {
  const failing = (error: ApiError): ResetEvent => ({ type: "failed", error });
  const different: ResetState = { stage: "editing", values, faults: { confirmation: "different" } };

  it.each<[string, ResetState, ResetEvent, ResetState]>([
    ["a good one is sent", good, { type: "submitted" }, setting],
    [
      "T-331 another confirmation is not",
      { ...good, values: { ...values, confirmation: "" } },
      { type: "submitted" },
      { ...different, values: { ...values, confirmation: "" } },
    ],
    ["T-333 success", setting, { type: "changed" }, { stage: "changed" }],
    ["T-333 T-335 an unknown link", setting, failing(new ApiError(404)), { stage: "invalid-link" }],
    ["T-333 T-335 a used or old link", setting, failing(new ApiError(410)), { stage: "invalid-link" }],
    ["T-333 T-335 what is no link", setting, failing(new ApiError(400)), { stage: "invalid-link" }],
    [
      "a password that the server refuses",
      setting,
      failing(new ApiError(400, { errors: { password: true } })),
      { ...good, faults: { password: "rules" } },
    ],
    [
      "a refused captcha can be tried again",
      setting,
      failing(new ApiError(400, { reason: "CAPTCHA_REFUSED" })),
      { stage: "failed", values, error: expect.any(ApiError) },
    ],
    ["any other failure too", setting, failing(broken), { stage: "failed", values, error: broken }],
    [
      "T-331 either field clears the fault of the confirmation",
      different,
      { type: "typed", field: "password", value: "x" },
      { stage: "editing", values: { ...values, password: "x" }, faults: {} },
    ],
    ["typing while it is sent changes nothing", setting, { type: "typed", field: "password", value: "x" }, setting],
    ["an answer nobody waits for changes nothing", good, { type: "changed" }, good],
  ])("%s", (_rule, before, event, after) => {
    expect(resetFlow(before, event)).toEqual(after);
  });
});
