import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, afterAnswer, complete, dismissal, isOffered, type Survey } from "./survey-rules.ts";
import { isSurveyTime } from "./survey-window.ts";
import { useSurveyTime } from "./use-survey-time.ts";

const survey = (change: object = {}): Survey => ({
  url: "https://surveys.example/?c=",
  delayNumber: 1,
  maxDelayNumber: 3,
  showButton: true,
  ...change,
});

// 2026-11-16 is a Monday.
const at = (day: number, hour: number, minute: number, second = 0) => new Date(2026, 10, day, hour, minute, second);

describe("the hours of surveys", () => {
  it.each([
    ["Monday at midnight", at(16, 0, 0), true],
    ["Monday just before school", at(16, 8, 59, 59), true],
    ["Monday when school begins", at(16, 9, 0), false],
    ["Wednesday at noon", at(18, 12, 0), false],
    ["Friday at the end of school", at(20, 15, 29, 59), false],
    ["Friday when school is over", at(20, 15, 30), true],
    ["Friday at night", at(20, 23, 59), true],
    ["Saturday morning", at(21, 8, 0), false],
    ["Saturday afternoon", at(21, 16, 0), false],
    ["Sunday afternoon", at(22, 16, 0), false],
  ])("P-275 T-582 T-583 T-588 %s", (_name, moment, expected) => {
    expect(isSurveyTime(moment)).toBe(expected);
  });

  describe("of a page that stays open", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("P-276 T-587 T-588 are looked at every minute", () => {
      let moment = at(16, 8, 59, 30);
      const clock = () => moment;
      const { result } = renderHook(() => useSurveyTime(clock));
      expect(result.current).toBe(true);
      moment = at(16, 9, 0, 29);
      act(() => void vi.advanceTimersByTime(59_999));
      expect(result.current).toBe(true);
      act(() => void vi.advanceTimersByTime(1));
      expect(result.current).toBe(false);
      moment = at(16, 15, 30);
      act(() => void vi.advanceTimersByTime(60_000));
      expect(result.current).toBe(true);
    });
  });
});

describe("a survey", () => {
  it.each([
    ["P-281 as configured", {}, true],
    ["P-270 T-584 without an address", { url: "" }, false],
    ["P-270 with an address that is none", { url: "surveys" }, false],
    ["P-270 with an address of another kind", { url: "javascript:alert(1)" }, false],
    ["P-271 never put off", { delayNumber: 0 }, true],
    ["P-271 put off a negative number of times", { delayNumber: -1 }, false],
    ["P-271 put off half a time", { delayNumber: 1.5 }, false],
    ["P-272 T-585 put off as often as allowed", { delayNumber: 3 }, true],
    ["P-272 T-585 put off more often than allowed", { delayNumber: 4 }, false],
    ["P-273 T-586 without its button", { showButton: false }, false],
  ])("%s is offered: %j %s", (_name, change, expected) => {
    expect(isOffered("satisfaction", survey(change), true)).toBe(expected);
    expect(isOffered("local", survey(change), true)).toBe(expected);
  });

  it("P-275 keeps its hours when it is the local one; the satisfaction survey does not by default", () => {
    expect(isOffered("local", survey(), false)).toBe(false);
    expect(isOffered("satisfaction", survey(), false)).toBe(true);
  });

  it.each([
    ["P-277 T-589", 0, 3, "delay"],
    ["P-277 T-589", 2, 3, "delay"],
    ["P-278 T-590", 3, 3, "deny"],
    ["P-278 T-590", 0, 0, "deny"],
  ])("%s dismissed after %i of %i delays sends %s", (_id, delayNumber, maxDelayNumber, answer) => {
    expect(dismissal(survey({ delayNumber, maxDelayNumber }))).toBe(answer);
  });

  it("is counted when it is put off, and gone when it is answered or refused", () => {
    expect(afterAnswer(survey(), "delay")).toEqual(survey({ delayNumber: 2 }));
    expect(afterAnswer(survey(), "respond")).toEqual(survey({ showButton: false }));
    expect(afterAnswer(survey(), "deny")).toEqual(survey({ showButton: false }));
  });

  it.each([
    ["P-284", "local", "es", "https://s.example/?c=2"],
    ["P-285", "local", "en", "https://s.example/?c=1"],
    ["P-285", "local", "it", "https://s.example/?c=1"],
    ["P-284 P-285", "satisfaction", "es", "https://s.example/?c="],
  ] as const)("%s the %s one opens in %s at %s", (_id, kind, locale, address) => {
    expect(addressOf(kind, "https://s.example/?c=", locale)).toBe(address);
  });

  it("P-283 takes absent numbers for 0 and an absent button for shown", () => {
    expect(complete({ url: "https://s.example/" })).toEqual({
      url: "https://s.example/",
      delayNumber: 0,
      maxDelayNumber: 0,
      showButton: true,
    });
  });
});
