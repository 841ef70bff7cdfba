import type { ApiError } from "@anaquel/client-kit/api";

/** Why signing in failed, as far as the screen tells. */
export type SignInFailure = {
  /** `generic` says nothing about the credentials. Source: P-100, P-101. */
  kind: "generic" | "credentials" | "account";
  /** Sentence of the catalogue for failures of the account itself. */
  text: string | null;
  /** Seconds to wait before the next try. */
  retryAfter: number | null;
  reference: string | null;
};

/** What the person typed, and where the form stands. Source: P-090. */
export type SignInState = { mail: string; password: string } & (
  | { stage: "idle" }
  | { stage: "loading" }
  | { stage: "failure"; failure: SignInFailure }
);

/** What happens on the screen. */
export type SignInEvent =
  | { type: "typed"; field: "mail" | "password"; value: string }
  | { type: "submitted" }
  | { type: "failed"; failure: SignInFailure };

/** The empty form. */
export const START: SignInState = { stage: "idle", mail: "", password: "" };

/** The next state. Editing either field leaves a failure. Source: P-091, P-095, P-096, G-23. */
export function signInFlow(state: SignInState, event: SignInEvent): SignInState {
  const { mail, password } = state;
  if (event.type === "typed") return { mail, password, [event.field]: event.value, stage: "idle" };
  if (event.type === "submitted") return state.stage === "loading" ? state : { mail, password, stage: "loading" };
  return { mail: "", password: "", stage: "failure", failure: event.failure };
}

/** Reasons that speak of the account and not of what was typed; only a right password learns of them. */
const ACCOUNT_REASONS: readonly string[] = ["ACCOUNT_NOT_VALIDATED", "ACCOUNT_DEACTIVATED", "CAPTCHA_REFUSED"];

/** What to tell of a failed call. Without an HTTP answer, and at 500, nothing is said of the credentials. Source: G-24. */
export function failureOf(error: ApiError): SignInFailure {
  const { retryAfter, reference } = error;
  if (error.reason && ACCOUNT_REASONS.includes(error.reason)) {
    return { kind: "account", text: error.text, retryAfter, reference };
  }
  const isGeneric = error.status === 0 || error.status === 408 || error.status >= 500;
  return { kind: isGeneric ? "generic" : "credentials", text: null, retryAfter, reference };
}
