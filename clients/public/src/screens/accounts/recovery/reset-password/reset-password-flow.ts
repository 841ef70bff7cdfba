import type { ApiError } from "@anaquel/client-kit/api";
import { isGoodPassword } from "@anaquel/client-kit/forms";

/** The new password and its confirmation. */
export interface ResetValues {
  password: string;
  confirmation: string;
}

/** What is wrong with each of them. */
export interface ResetFaults {
  password?: "rules";
  confirmation?: "different";
}

/** What was typed, and where the page stands. Source: T-333. */
export type ResetState =
  | { stage: "editing"; values: ResetValues; faults: ResetFaults }
  | { stage: "sending"; values: ResetValues }
  /** Something that has nothing to do with the link; the person may try again. */
  | { stage: "failed"; values: ResetValues; error: ApiError }
  | { stage: "changed" }
  | { stage: "invalid-link" };

/** What happens on the page. */
export type ResetEvent =
  | { type: "typed"; field: keyof ResetValues; value: string }
  | { type: "submitted" }
  | { type: "failed"; error: ApiError }
  | { type: "changed" };

/** The empty form. */
export const START = {
  stage: "editing",
  values: { password: "", confirmation: "" },
  faults: {},
} as const satisfies ResetState;

/** What is wrong before anything is sent. Source: T-330, T-331. */
export function faultsOf({ password, confirmation }: ResetValues): ResetFaults {
  return {
    ...(!isGoodPassword(password) && { password: "rules" }),
    ...(confirmation !== password && { confirmation: "different" }),
  };
}

/** Whether submitting may send what was typed. */
export function maySend(state: ResetState): boolean {
  if (state.stage !== "editing" && state.stage !== "failed") return false;
  return Object.keys(faultsOf(state.values)).length === 0;
}

/** The next state. A failure is a bad link, unless it is none of the link's. Source: T-333, T-335. */
export function resetFlow(state: ResetState, event: ResetEvent): ResetState {
  if (state.stage === "changed" || state.stage === "invalid-link") return state;
  const { values } = state;
  if (state.stage !== "sending") {
    if (event.type === "typed") return edit(state, event.field, event.value);
    if (event.type !== "submitted") return state;
    return maySend(state) ? { stage: "sending", values } : { stage: "editing", values, faults: faultsOf(values) };
  }
  if (event.type === "changed") return { stage: "changed" };
  if (event.type !== "failed") return state;
  if (event.error.fields.password) return { stage: "editing", values, faults: { password: "rules" } };
  return isBadLink(event.error) ? { stage: "invalid-link" } : { stage: "failed", values, error: event.error };
}

/** Unknown, used, expired, or not even shaped like one. A refused captcha is another matter. */
function isBadLink({ status, reason }: ApiError): boolean {
  return reason !== "CAPTCHA_REFUSED" && (status === 400 || status === 404 || status === 410);
}

function edit(
  state: Extract<ResetState, { stage: "editing" | "failed" }>,
  field: keyof ResetValues,
  value: string,
): ResetState {
  const faults: ResetFaults = state.stage === "editing" ? { ...state.faults } : {};
  delete faults[field];
  // The confirmation is compared with the password, so that its message falls with either of them.
  delete faults.confirmation;
  return { stage: "editing", values: { ...state.values, [field]: value }, faults };
}
