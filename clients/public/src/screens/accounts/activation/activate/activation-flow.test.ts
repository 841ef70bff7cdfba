import { ApiError } from "@anaquel/client-kit/api";
import { expect, it } from "vitest";
import { type ActivationEvent, type ActivationState, activationFlow, isBadLink, START } from "./activation-flow.ts";

const sending: ActivationState = { stage: "sending" };
const expired = new ApiError(410, { reason: "ACTIVATION_LINK_EXPIRED" });
const broken = new ApiError(500);
const submitted: ActivationEvent = { type: "submitted" };

it.each<[string, ActivationState, ActivationEvent, ActivationState]>([
  ["T-321 starts idle and is locked while sending", START, submitted, sending],
  ["T-321 nothing is sent twice", sending, submitted, sending],
  ["T-321 ends in success", sending, { type: "succeeded" }, { stage: "success" }],
  ["T-321 ends in error", sending, { type: "failed", error: expired }, { stage: "error", error: expired }],
  ["a bad link stays one", { stage: "error", error: expired }, submitted, { stage: "error", error: expired }],
  ["any other failure can be tried again", { stage: "error", error: broken }, submitted, sending],
  ["an answer nobody waits for changes nothing", START, { type: "succeeded" }, START],
])("%s", (_rule, before, event, after) => {
  expect(activationFlow(before, event)).toEqual(after);
});

it.each([
  ["an unknown link", new ApiError(404), true],
  ["a used or old link", expired, true],
  ["what is no link", new ApiError(400, { reason: "VALIDATION_FAILED" }), true],
  ["a refused captcha", new ApiError(400, { reason: "CAPTCHA_REFUSED" }), false],
  ["a server in trouble", broken, false],
])("%s is the fault of the link: %j", (_what, error, isLinks) => {
  expect(isBadLink(error)).toBe(isLinks);
});
