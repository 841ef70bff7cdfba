import type { ApiError } from "@anaquel/client-kit/api";

/** Where sharing a title stands. Source: T-553, T-554. */
export type ShareState =
  | { step: "disclaimer" }
  | { step: "sending" }
  | { step: "link"; link: string }
  | { step: "failed"; error: ApiError };

/** What happens while a title is shared. */
export type ShareEvent =
  | { type: "accepted" }
  | { type: "obtained"; link: string }
  | { type: "refused"; error: ApiError };

/** The next step. */
export function shareFlow(state: ShareState, event: ShareEvent): ShareState {
  switch (event.type) {
    case "accepted":
      return state.step === "disclaimer" || state.step === "failed" ? { step: "sending" } : state;
    case "obtained":
      return state.step === "sending" ? { step: "link", link: event.link } : state;
    case "refused":
      return state.step === "sending" ? { step: "failed", error: event.error } : state;
  }
}

/** The address students open. Source: G45. */
export function studentLink(token: string, base: string): string {
  return new URL(`/student/${token}`, base).href;
}
