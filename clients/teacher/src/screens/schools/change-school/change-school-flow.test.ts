import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import {
  type ChangeEvent,
  type ChangeState,
  changeFlow,
  START,
  STATUS,
  statusOfLookup,
  statusOfMove,
  submission,
} from "./change-school-flow.ts";

const USER = { schoolId: 5, countryId: 1131 };
const OTHER = { c_centro: 6, d_centro: "Other", c_pais: 1131 };
const OWN = { ...OTHER, c_centro: 5 };
const ABROAD = { ...OTHER, c_pais: 1132 };
const code = "DUERO2026";
const noSearch: ChangeState = { status: 0, code, isWaiting: false };
const lookingUp: ChangeState = { ...noSearch, isWaiting: true };
const located: ChangeState = { status: 1, code, school: OTHER, isWaiting: false };
const moving: ChangeState = { ...located, isWaiting: true };
const unknown: ChangeState = { status: 2, code, isWaiting: false };
const found = (school: typeof OTHER): ChangeEvent => ({ type: "found", school, user: USER });
const failed = (status: number) => new ApiError(status);

describe("changing school", () => {
  it("P-199 has the nine statuses 0 to 8", () => {
    expect(Object.values(STATUS)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each<[string, ChangeState, ChangeEvent, ChangeState]>([
    ["P-209 typing cleans", START, { type: "typed", value: " duero-2026 " }, noSearch],
    ["typing again clears the message", unknown, { type: "typed", value: "D" }, { ...noSearch, code: "D" }],
    ["P-200 looking up waits", noSearch, { type: "submitted" }, lookingUp],
    ["P-201 another school of the country", lookingUp, found(OTHER), located],
    ["P-202 no match", lookingUp, { type: "lookup-failed", error: failed(404) }, unknown],
    ["P-203 the own school", lookingUp, found(OWN), { status: 7, code, school: OWN }],
    [
      "P-203 before the country",
      lookingUp,
      found({ ...ABROAD, c_centro: 5 }),
      { status: 7, code, school: { ...ABROAD, c_centro: 5 } },
    ],
    ["P-204 another country", lookingUp, found(ABROAD), { status: 8, code, school: ABROAD }],
    ["P-206 a look-up that breaks", lookingUp, { type: "lookup-failed", error: failed(500) }, { status: 6, code }],
    ["P-200 confirming waits", located, { type: "submitted" }, moving],
    ["P-200 success", moving, { type: "moved" }, { status: 5, code, school: OTHER }],
    ["P-206 a refused change", moving, { type: "move-failed", error: failed(409) }, { status: 3, code }],
    ["P-207 back from the school", located, { type: "went-back" }, noSearch],
    ["P-207 back from the message", unknown, { type: "went-back" }, noSearch],
    ["P-207 back from a failure", { status: 3, code }, { type: "went-back" }, noSearch],
    ["P-207 back from a warning", { status: 8, code, school: ABROAD }, { type: "went-back" }, noSearch],
    ["no way back while the change is on its way", moving, { type: "went-back" }, moving],
    ["P-200 no change before status 1", lookingUp, { type: "moved" }, lookingUp],
  ])("%s", (_rule, before, event, after) => {
    expect(changeFlow(before, event)).toEqual(after);
  });

  it.each<[string, ChangeState, ReturnType<typeof submission>]>([
    ["P-200 no search", noSearch, "lookup"],
    ["P-200 one character is enough", { ...noSearch, code: "D" }, "lookup"],
    ["P-200 nothing typed", START, null],
    ["P-200 located", located, "move"],
    ["P-200 the own school", { status: 7, code, school: OWN }, null],
    ["while it is changed", moving, null],
  ])("submitting in %s", (_rule, state, work) => {
    expect(submission(state)).toBe(work);
  });

  it.each([
    [400, 2],
    [401, 4],
    [403, 4],
    [404, 2],
    [429, 6],
    [500, 6],
    [408, 6],
    [0, 6],
  ])("P-202 P-206 a look-up that fails with %i leads to status %i", (status, next) => {
    expect(statusOfLookup(failed(status))).toBe(next);
  });

  it("P-206 a refused captcha says nothing of the code", () => {
    expect(statusOfLookup(new ApiError(400, { reason: "CAPTCHA_REFUSED" }))).toBe(6);
  });

  it.each([
    [400, 3],
    [401, 4],
    [403, 4],
    [404, 3],
    [409, 3],
    [408, 6],
    [500, 6],
    [504, 6],
    [0, 6],
  ])("P-206 a change that fails with %i leads to status %i", (status, next) => {
    expect(statusOfMove(failed(status))).toBe(next);
  });
});
