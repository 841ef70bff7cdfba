import { describe, expect, test } from "vitest";
import { afterAnswer, toAction } from "./rules.ts";

describe("an answer to a survey", () => {
  test.each([
    ["RESPONDER", { delayNumber: 1, showButton: false }],
    ["DENEGAR", { delayNumber: 1, showButton: false }],
    ["RETRASAR", { delayNumber: 2, showButton: true }],
  ] as const)("%s leaves it at %j", (action, expected) => {
    expect(afterAnswer({ delayNumber: 1, showButton: true }, action)).toEqual(expected);
    expect(afterAnswer({ delayNumber: 1, showButton: true }, toAction(action.toLowerCase()))).toEqual(expected);
  });
});
