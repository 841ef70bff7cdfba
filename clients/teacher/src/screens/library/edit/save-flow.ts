import type { ApiError } from "@anaquel/client-kit/api";

/** Where saving the library stands. `refused` keeps the person on the page. Source: P-187. */
export type SaveState = { step: "choosing" } | { step: "saving" } | { step: "refused"; error: ApiError };

/** What happens to a save. */
export type SaveEvent = { type: "confirmed" } | { type: "refused"; error: ApiError } | { type: "closed" };

/** The next step. */
export function saveFlow(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case "confirmed":
      return state.step === "choosing" ? { step: "saving" } : state;
    case "refused":
      return state.step === "saving" ? { step: "refused", error: event.error } : state;
    case "closed":
      return state.step === "refused" ? { step: "choosing" } : state;
  }
}

/** What a failed save leads to. A lost session is already on its way to sign in. Source: P-186, P-187, G-39. */
export function afterFailure(status: number): "dialog" | "signin" | "error-page" {
  if (status === 400) return "dialog";
  return status === 401 ? "signin" : "error-page";
}
