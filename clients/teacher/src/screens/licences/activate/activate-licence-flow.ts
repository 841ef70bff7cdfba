import type { ApiError } from "@anaquel/client-kit/api";
import type { components } from "@anaquel/openapi/types";
import { faultOf, LICENCE_INPUT_LENGTH } from "./licence-form.ts";

/** What a licence code stands for. */
export type Licence = components["schemas"]["LicenceLookup"];

/** What is wrong with the code: as it was typed, or as the look-up failed. */
export type CodeFault = { kind: "empty" } | { kind: "format" } | { kind: "lookup"; error: ApiError };

/** The three steps, with the code that was typed. Source: P-230. */
export type LicenceState = { typed: string } & (
  | { step: "code"; fault: CodeFault | null; isWaiting: boolean }
  | { step: "confirmation"; licence: Licence; isWaiting: boolean }
  | { step: "result"; outcome: "activated" | "failed" }
);

/** What happens on the screen. */
export type LicenceEvent =
  | { type: "typed"; value: string }
  | { type: "submitted" }
  | { type: "located"; licence: Licence }
  | { type: "lookup-failed"; error: ApiError }
  | { type: "activated" }
  | { type: "activation-failed" }
  | { type: "went-back" };

/** The empty screen. */
export const START = { step: "code", typed: "", fault: null, isWaiting: false } as const satisfies LicenceState;

/** What submitting sends now; nothing for a code that is not valid. Source: P-238, P-239. */
export function submission(state: LicenceState): "lookup" | "activation" | null {
  if (state.step === "result" || state.isWaiting) return null;
  if (state.step === "confirmation") return "activation";
  return faultOf(state.typed) ? null : "lookup";
}

/** The next step. Source: P-230, P-238 to P-244. */
export function licenceFlow(state: LicenceState, event: LicenceEvent): LicenceState {
  const { typed } = state;
  const isAwaited = state.step !== "result" && state.isWaiting;
  switch (event.type) {
    case "typed":
      return state.step === "code" && !isAwaited
        ? { ...START, typed: event.value.slice(0, LICENCE_INPUT_LENGTH) }
        : state;
    case "submitted": {
      if (state.step === "result" || isAwaited) return state;
      const fault = state.step === "code" ? faultOf(typed) : null;
      return fault ? { ...START, typed, fault: { kind: fault } } : { ...state, isWaiting: true };
    }
    case "located":
      return state.step === "code" && isAwaited
        ? { step: "confirmation", typed, licence: event.licence, isWaiting: false }
        : state;
    case "lookup-failed":
      return state.step === "code" && isAwaited
        ? { ...START, typed, fault: { kind: "lookup", error: event.error } }
        : state;
    case "activated":
    case "activation-failed":
      return state.step === "confirmation" && isAwaited
        ? { step: "result", typed, outcome: event.type === "activated" ? "activated" : "failed" }
        : state;
    case "went-back":
      return isAwaited || (state.step === "result" && state.outcome === "activated") ? state : { ...START, typed };
  }
}
