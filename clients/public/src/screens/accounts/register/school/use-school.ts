import { send } from "@anaquel/client-kit/api";
import { asApiError } from "@anaquel/client-kit/forms";
import { findSchool } from "@anaquel/client-kit/schools";
import { type Dispatch, useReducer } from "react";
import { lookUpOf, type Place, type SchoolEvent, type SchoolState, START, schoolFlow } from "./school-flow.ts";

/** The choice of a school, bound to the API. */
export interface SchoolChoice {
  state: SchoolState;
  dispatch: Dispatch<SchoolEvent>;
  submit: () => Promise<void>;
}

/** The choice of a school by its code, or by country and postal code. Source: T-295, T-298, T-317. */
export function useSchool(): SchoolChoice {
  const [state, dispatch] = useReducer(schoolFlow, START);

  async function submit(): Promise<void> {
    if (!lookUpOf(state)) return;
    dispatch({ type: "submitted" });
    try {
      if (state.stage === "code") dispatch({ type: "code-found", school: await findSchool(state.code) });
      if (state.stage === "place") dispatch({ type: "schools-found", schools: await schoolsAt(state.place) });
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
    }
  }

  return { state, dispatch, submit };
}

async function schoolsAt({ countryId, postalCode }: Place) {
  if (countryId === null) return [];
  return send("get", "/schools/{countryId}/{postalCode}", {
    params: { path: { countryId, postalCode: postalCode.trim() } },
  });
}
