import type { ApiError } from "@anaquel/client-kit/api";

/** Where the activation stands. Source: T-321. */
export type ActivationState = { stage: "idle" | "sending" | "success" } | { stage: "error"; error: ApiError };

/** What happens on the page. */
export type ActivationEvent = { type: "submitted" } | { type: "succeeded" } | { type: "failed"; error: ApiError };

/** Before the person confirms: programs that follow the links of mails activate nothing. */
export const START: ActivationState = { stage: "idle" };

/** Whether the activation may be sent: once at a time, and again only after a failure that is not the link's. */
export function maySend(state: ActivationState): boolean {
  return state.stage === "idle" || (state.stage === "error" && !isBadLink(state.error));
}

/** The next state. While it is sent the page is locked. Source: T-321. */
export function activationFlow(state: ActivationState, event: ActivationEvent): ActivationState {
  if (event.type === "submitted") return maySend(state) ? { stage: "sending" } : state;
  if (state.stage !== "sending") return state;
  return event.type === "succeeded" ? { stage: "success" } : { stage: "error", error: event.error };
}

/** Whether a failure says that the link is unknown, used or too old. A refused captcha says nothing of it. */
export function isBadLink({ status, reason }: ApiError): boolean {
  return reason !== "CAPTCHA_REFUSED" && (status === 400 || status === 404 || status === 410);
}
