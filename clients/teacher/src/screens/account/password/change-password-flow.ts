import type { ApiError } from "@anaquel/client-kit/api";
import { faultsOf, type PasswordFaults, type PasswordValues } from "./change-password-form.ts";

/** What was typed, and where the form stands. */
export type PasswordState =
  | { stage: "editing"; values: PasswordValues; faults: PasswordFaults }
  | { stage: "sending"; values: PasswordValues }
  | { stage: "failed"; values: PasswordValues; error: ApiError }
  | { stage: "changed" };

/** What happens on the screen. */
export type PasswordEvent =
  | { type: "typed"; field: keyof PasswordValues; value: string }
  | { type: "submitted" }
  | { type: "failed"; error: ApiError }
  | { type: "changed" };

/** The empty form. */
export const START = {
  stage: "editing" as const,
  values: { current: "", next: "", confirmation: "" },
  faults: {},
} satisfies PasswordState;

/** Whether submitting may send what was typed. */
export function maySend(state: PasswordState): boolean {
  if (state.stage === "changed" || state.stage === "sending") return false;
  return Object.keys(faultsOf(state.values)).length === 0;
}

/** The next state. A wrong current password is said at its field, any other failure above the form. Source: D6, G-27. */
export function passwordFlow(state: PasswordState, event: PasswordEvent): PasswordState {
  if (state.stage === "changed") return state;
  const { values } = state;
  switch (event.type) {
    case "typed":
      return state.stage === "sending" ? state : edit(state, event.field, event.value);
    case "submitted":
      if (state.stage === "sending") return state;
      return maySend(state) ? { stage: "sending", values } : { stage: "editing", values, faults: faultsOf(values) };
    case "failed":
      if (state.stage !== "sending") return state;
      return event.error.reason === "PASSWORD_WRONG"
        ? { stage: "editing", values, faults: { current: "wrong" } }
        : { stage: "failed", values, error: event.error };
    case "changed":
      return state.stage === "sending" ? { stage: "changed" } : state;
  }
}

function edit(
  state: Extract<PasswordState, { values: PasswordValues }>,
  field: keyof PasswordValues,
  value: string,
): PasswordState {
  const faults = state.stage === "editing" ? { ...state.faults } : {};
  delete faults[field];
  // The confirmation is compared with the new password, so that its message falls with either of them.
  if (field === "next") delete faults.confirmation;
  return { stage: "editing", values: { ...state.values, [field]: value }, faults };
}
