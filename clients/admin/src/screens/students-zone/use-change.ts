import { asApiError } from "@anaquel/client-kit/forms";
import { type FormEvent, useReducer } from "react";
import { type ChangeEvent, type ChangeState, changeFlow } from "./change-flow.ts";

/** What a form needs to know of what it changes. */
interface Change<Values, Refusal> {
  start: Values;
  /** Why the values must not be sent; null when they may be. */
  refuse: (values: Values) => Refusal | null;
  save: (values: Values) => Promise<unknown>;
  /** Told when it is saved: the dialog closes by itself. Source: B-181. */
  onSaved: (values: Values) => void;
}

/** The form of a dialog bound to the call that saves it. */
export function useChange<Values, Refusal>({
  start,
  refuse,
  save,
  onSaved,
}: Change<Values, Refusal>): {
  state: ChangeState<Values, Refusal>;
  type: (change: Partial<Values>) => void;
  submit: (event: FormEvent) => Promise<void>;
} {
  const [state, dispatch] = useReducer<ChangeState<Values, Refusal>, [ChangeEvent<Values, Refusal>]>(changeFlow, {
    stage: "editing",
    values: start,
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.stage === "sending") return;
    const refusal = refuse(state.values);
    dispatch({ type: "submitted", refusal });
    if (refusal !== null) return;
    try {
      await save(state.values);
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
      return;
    }
    onSaved(state.values);
  }

  return { state, type: (change) => dispatch({ type: "typed", change }), submit };
}
