import { ApiError } from "@anaquel/client-kit/api";
import type { UserInfo } from "@anaquel/client-kit/session";
import { describe, expect, it } from "vitest";
import {
  type ActivationEvent,
  type ActivationState,
  activationFlow,
  canActivate,
  START,
  submission,
} from "./activation-code-flow.ts";

const OWN = { c_centro: 5, d_centro: "Own", c_pais: 1131 };
const code = "RIBERA2026";
const error = new ApiError(404);
const noSearch: ActivationState = { status: "no-search", code, isWaiting: false };
const lookingUp: ActivationState = { ...noSearch, isWaiting: true };
const located: ActivationState = { status: "located", code, school: OWN, isWaiting: false };
const activating: ActivationState = { ...located, isWaiting: true };
const locateFailed: ActivationState = { status: "locate-failed", code, error, isWaiting: false };
const activated: ActivationState = { status: "activated", code };
const refused: ActivationState = { status: "activation-failed", code, error };

describe("the activation by code", () => {
  it.each<[string, ActivationState, ActivationEvent, ActivationState]>([
    ["P-225 typing cleans", START, { type: "typed", value: " ribera-2026x" }, noSearch],
    ["P-215 submitting waits", noSearch, { type: "submitted" }, lookingUp],
    ["P-216 a failed one again", locateFailed, { type: "submitted" }, { ...locateFailed, isWaiting: true }],
    ["P-217 the own school", lookingUp, { type: "found", school: OWN, ownSchool: 5 }, located],
    ["P-218 another school", lookingUp, { type: "found", school: OWN, ownSchool: 6 }, { ...locateFailed, error: null }],
    [
      "P-218 no school of one's own",
      lookingUp,
      { type: "found", school: OWN, ownSchool: null },
      { ...locateFailed, error: null },
    ],
    ["P-218 no match", lookingUp, { type: "lookup-failed", error }, locateFailed],
    ["P-219 cancelling", located, { type: "cancelled" }, noSearch],
    ["P-220 confirming waits", located, { type: "submitted" }, activating],
    ["P-220 success", activating, { type: "activated" }, activated],
    ["P-220 failure", activating, { type: "activation-failed", error }, refused],
    ["a failure leads back", refused, { type: "cancelled" }, noSearch],
    ["a cancel too late changes nothing", activating, { type: "cancelled" }, activating],
    ["typing too late changes nothing", lookingUp, { type: "typed", value: "X" }, lookingUp],
    ["an answer nobody waits for changes nothing", noSearch, { type: "activated" }, noSearch],
  ])("%s", (_rule, before, event, after) => {
    expect(activationFlow(before, event)).toEqual(after);
  });

  it.each<[string, ActivationState, ReturnType<typeof submission>]>([
    ["P-215 no search", noSearch, "lookup"],
    ["P-216 locate failed", locateFailed, "lookup"],
    ["P-220 located", located, "activation"],
    ["P-224 nine characters", { ...noSearch, code: "RIBERA202" }, null],
    ["while it is looked up", lookingUp, null],
    ["while it is activated", activating, null],
    ["after the success", activated, null],
  ])("submitting in %s", (_rule, state, work) => {
    expect(submission(state)).toBe(work);
  });

  it.each([
    ["TEACHER_DEMO", true],
    ["TEACHER", false],
    ["TEACHER_FAKE", false],
    ["USER_INTERNAL", false],
  ] as const)("P-223 the role %s: %s", (role, may) => {
    expect(canActivate({ role } as UserInfo)).toBe(may);
  });
});
