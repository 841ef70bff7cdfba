import type { ApiError } from "@anaquel/client-kit/api";
import { isMail } from "@anaquel/client-kit/forms";

/** The address that was typed, and where the page stands. Source: T-332. */
export type ForgotState = { mail: string } & (
  | { stage: "editing"; fault: "invalid" | null }
  | { stage: "sending" }
  | { stage: "failed"; error: ApiError }
  | { stage: "sent" }
);

/** What happens on the page. */
export type ForgotEvent =
  | { type: "typed"; mail: string }
  | { type: "submitted" }
  | { type: "failed"; error: ApiError }
  | { type: "sent" }
  | { type: "started-again" };

/** The empty form. */
export const START = { stage: "editing", mail: "", fault: null } as const satisfies ForgotState;

/** Whether submitting may send what was typed. Source: T-329. */
export function maySend({ stage, mail }: ForgotState): boolean {
  return (stage === "editing" || stage === "failed") && isMail(mail.trim());
}

/** The next state. Typing leaves an error. Source: T-329, T-332. */
export function forgotFlow(state: ForgotState, event: ForgotEvent): ForgotState {
  const { mail } = state;
  const isOpen = state.stage === "editing" || state.stage === "failed";
  switch (event.type) {
    case "typed":
      return isOpen ? { stage: "editing", mail: event.mail, fault: null } : state;
    case "submitted":
      if (!isOpen) return state;
      return maySend(state) ? { stage: "sending", mail: mail.trim() } : { stage: "editing", mail, fault: "invalid" };
    case "failed":
      return state.stage === "sending" ? { stage: "failed", mail, error: event.error } : state;
    case "sent":
      return state.stage === "sending" ? { stage: "sent", mail } : state;
    case "started-again":
      return state.stage === "sent" ? { stage: "editing", mail, fault: null } : state;
  }
}
