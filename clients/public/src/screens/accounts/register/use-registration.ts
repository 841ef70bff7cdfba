import { asApiError } from "@anaquel/client-kit/forms";
import { type Dispatch, useReducer } from "react";
import {
  maySend,
  type RegistrationEvent,
  type RegistrationState,
  registrationFlow,
  startOf,
} from "./registration-flow.ts";
import type { RegistrationScope, RegistrationValues } from "./registration-form.ts";
import type { ChosenSchool } from "./school/school-flow.ts";
import { type SchoolChoice, useSchool } from "./school/use-school.ts";

/** Sends a registration that keeps every rule. */
export type SendRegistration = (values: RegistrationValues, chosen: ChosenSchool) => Promise<unknown>;

/** A registration: the choice of the school and the form, which belong together. */
export interface Registration {
  state: RegistrationState;
  dispatch: Dispatch<RegistrationEvent>;
  scope: RegistrationScope;
  school: SchoolChoice;
  submit: () => Promise<void>;
}

/** The registration form with a way to send it. Source: T-286, T-299, T-300. */
export function useRegistration(start: RegistrationValues, hasPassword: boolean, send: SendRegistration): Registration {
  const [state, dispatch] = useReducer(registrationFlow, start, startOf);
  const choice = useSchool();
  const chosen = choice.state.stage === "chosen" ? choice.state : null;
  const scope = { chosen, hasPassword };

  const school: SchoolChoice = {
    ...choice,
    dispatch(event) {
      dispatch({ type: "school-touched" });
      choice.dispatch(event);
    },
  };

  async function submit(): Promise<void> {
    dispatch({ type: "submitted", scope });
    if (!chosen || !maySend(state, scope)) return;
    try {
      await send(state.values, chosen);
      dispatch({ type: "done" });
    } catch (failure) {
      const error = asApiError(failure);
      // A school that the server does not take has to be chosen anew.
      if (error.reason === "REGISTRATION_SCHOOL_REFUSED") choice.dispatch({ type: "asked-by-code" });
      dispatch({ type: "failed", error });
    }
  }

  return { state, dispatch, scope, school, submit };
}
