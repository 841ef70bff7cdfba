import type { ApiError } from "@anaquel/client-kit/api";
import {
  type AccountFaults,
  type AccountScope,
  type AccountValues,
  cleanPhone,
  faultsOf,
  isChanged,
} from "./account-form.ts";

/** What was typed, what is kept by the server, and where the form stands. */
export type AccountState = { values: AccountValues; kept: AccountValues } & (
  | { stage: "editing"; faults: AccountFaults }
  | { stage: "sending" }
  | { stage: "failed"; error: ApiError }
  | { stage: "saved" }
);

/** What happens in the form. */
export type AccountEvent =
  | { type: "typed"; change: Partial<AccountValues> }
  | { type: "submitted"; scope: AccountScope }
  | { type: "failed"; error: ApiError }
  | { type: "saved" };

/** The form before anything is typed. */
export function startOf(values: AccountValues): AccountState {
  return { stage: "editing", values, kept: values, faults: {} };
}

/** What submitting does: nothing changed is a success that nobody needs to be asked for. Source: T-239, T-241. */
export function submission({ stage, values, kept }: AccountState, scope: AccountScope): "save" | "keep" | null {
  if (stage === "sending" || !scope.maySubmit) return null;
  if (!isChanged(values, kept, scope)) return "keep";
  return Object.keys(faultsOf(values, scope)).length === 0 ? "save" : null;
}

/** The next state. A mail address that is taken is said at its field. Source: T-241, T-246, T-247. */
export function accountFlow(state: AccountState, event: AccountEvent): AccountState {
  const { values, kept } = state;
  switch (event.type) {
    case "typed":
      return state.stage === "sending" ? state : edit(state, event.change);
    case "submitted": {
      if (state.stage === "sending" || !event.scope.maySubmit) return state;
      const work = submission(state, event.scope);
      if (work === "save") return { stage: "sending", values, kept };
      if (work === "keep") return { stage: "saved", values, kept };
      return { stage: "editing", values, kept, faults: faultsOf(values, event.scope) };
    }
    case "failed":
      if (state.stage !== "sending") return state;
      return event.error.fields.duplicatedEmail
        ? { stage: "editing", values, kept, faults: { email: "taken" } }
        : { stage: "failed", values, kept, error: event.error };
    case "saved":
      return state.stage === "sending" ? { stage: "saved", values, kept: values } : state;
  }
}

function edit(state: AccountState, change: Partial<AccountValues>): AccountState {
  const phone = change.phone === undefined ? {} : { phone: cleanPhone(change.phone) };
  const faults = Object.entries(state.stage === "editing" ? state.faults : {}).filter(([field]) => !(field in change));
  return {
    stage: "editing",
    values: { ...state.values, ...change, ...phone },
    kept: state.kept,
    faults: Object.fromEntries(faults),
  };
}
