import type { ApiError } from "@anaquel/client-kit/api";
import { cleanCard } from "@anaquel/client-kit/forms/card";
import {
  cleanPhone,
  faultsOf,
  faultsOfError,
  type RegistrationFaults,
  type RegistrationScope,
  type RegistrationValues,
} from "./registration-form.ts";

/** What was typed, and where the form stands. Each stage after `failed` is a dialog. */
export type RegistrationState = { values: RegistrationValues } & (
  | { stage: "editing"; faults: RegistrationFaults }
  | { stage: "sending" }
  | { stage: "failed"; error: ApiError }
  /** Source: T-276. */
  | { stage: "exists" }
  /** Source: T-277, T-278. */
  | { stage: "not-activated" }
  /** Source: T-274, T-275. */
  | { stage: "done" }
);

/** What happens in the form and its dialogs. */
export type RegistrationEvent =
  | { type: "typed"; change: Partial<RegistrationValues> }
  | { type: "school-touched" }
  | { type: "submitted"; scope: RegistrationScope }
  | { type: "failed"; error: ApiError }
  | { type: "done" }
  | { type: "closed" }
  | { type: "asked-for-other-mail" };

/** The form with what is known already. */
export function startOf(values: RegistrationValues): Extract<RegistrationState, { stage: "editing" }> {
  return { stage: "editing", values, faults: {} };
}

/** Whether submitting may send what was typed. */
export function maySend({ stage, values }: RegistrationState, scope: RegistrationScope): boolean {
  return (stage === "editing" || stage === "failed") && Object.keys(faultsOf(values, scope)).length === 0;
}

/** The next state. */
export function registrationFlow(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  const { values } = state;
  const isOpen = state.stage === "editing" || state.stage === "failed";
  switch (event.type) {
    case "typed":
      return isOpen ? edit(state, event.change) : state;
    case "school-touched": {
      if (state.stage !== "editing") return state;
      // Card and phone belong to the country of the school.
      const { school, card, phone, ...faults } = state.faults;
      return { stage: "editing", values, faults };
    }
    case "submitted":
      if (!isOpen) return state;
      return maySend(state, event.scope)
        ? { stage: "sending", values }
        : { stage: "editing", values, faults: faultsOf(values, event.scope) };
    case "failed":
      return state.stage === "sending" ? fail(values, event.error) : state;
    case "done":
      return state.stage === "sending" ? { stage: "done", values } : state;
    case "closed":
      return state.stage === "exists" || state.stage === "not-activated"
        ? { stage: "editing", values, faults: { email: "taken" } }
        : state;
    case "asked-for-other-mail":
      // The dialog closes, and the address is empty and asked for. Source: T-278, G75.
      return state.stage === "not-activated"
        ? { stage: "editing", values: { ...values, email: "" }, faults: { email: "another" } }
        : state;
  }
}

/** Source: T-303 to T-307. */
function fail(values: RegistrationValues, error: ApiError): RegistrationState {
  if (error.reason === "USER_EXISTS") return { stage: "exists", values };
  if (error.reason === "REGISTRATION_NOT_VALIDATED") return { stage: "not-activated", values };
  const faults = faultsOfError(error);
  return Object.keys(faults).length > 0 ? { stage: "editing", values, faults } : { stage: "failed", values, error };
}

function edit(state: RegistrationState, change: Partial<RegistrationValues>): RegistrationState {
  const faults = { ...(state.stage === "editing" && state.faults) };
  for (const field of Object.keys(change)) delete faults[field as keyof RegistrationFaults];
  // The confirmation is compared with the password, so that its message falls with either of them.
  if ("password" in change) delete faults.confirmation;
  return {
    stage: "editing",
    values: {
      ...state.values,
      ...change,
      ...(change.phone !== undefined && { phone: cleanPhone(change.phone) }),
      ...(change.card !== undefined && { card: cleanCard(change.card) }),
    },
    faults,
  };
}
