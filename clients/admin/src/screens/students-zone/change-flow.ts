import type { ApiError } from "@anaquel/client-kit/api";

/** A form of a dialog: what is typed, and where sending it stands. `Refusal` says why something typed is not sent. */
export type ChangeState<Values, Refusal> = { values: Values } & (
  | { stage: "editing" }
  | { stage: "refused"; refusal: Refusal }
  | { stage: "sending" }
  | { stage: "failed"; error: ApiError }
);

/** What happens in the form. */
export type ChangeEvent<Values, Refusal> =
  | { type: "typed"; change: Partial<Values> }
  | { type: "submitted"; refusal: Refusal | null }
  | { type: "failed"; error: ApiError };

/** The next state. While something is sent, nothing can be typed or sent again. */
export function changeFlow<Values, Refusal>(
  state: ChangeState<Values, Refusal>,
  event: ChangeEvent<Values, Refusal>,
): ChangeState<Values, Refusal> {
  const { values } = state;
  if (event.type === "failed")
    return state.stage === "sending" ? { stage: "failed", values, error: event.error } : state;
  if (state.stage === "sending") return state;
  if (event.type === "typed") return { stage: "editing", values: { ...values, ...event.change } };
  return event.refusal === null ? { stage: "sending", values } : { stage: "refused", values, refusal: event.refusal };
}
