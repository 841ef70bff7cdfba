import type { ApiError } from "@anaquel/client-kit/api";
import { cleanSchoolCode, SCHOOL_CODE_LENGTH, type School } from "@anaquel/client-kit/schools";
import { SPAIN } from "@anaquel/client-kit/session";
import type { components } from "@anaquel/openapi/types";

/** A school in the list of a postal code. */
export type SchoolSummary = components["schemas"]["SchoolSummary"];

/** The school of a registration, and the code that fixed it, when there was one. */
export interface ChosenSchool {
  school: School;
  premiumCode: string | null;
}

/** Where schools are looked for. */
export interface Place {
  countryId: number | null;
  postalCode: string;
}

/** Why a look-up found nothing. */
export type LookUpFault = "nothing" | ApiError;

/** Where choosing the school stands: by its code, or else by country and postal code. Source: T-295, T-314, T-315. */
export type SchoolState =
  | { stage: "code"; code: string; fault: LookUpFault | null }
  | { stage: "looking-up"; code: string }
  | { stage: "place"; place: Place; fault: LookUpFault | null }
  | { stage: "searching"; place: Place }
  | { stage: "results"; place: Place; schools: readonly SchoolSummary[] }
  | ({ stage: "chosen" } & ChosenSchool);

/** What happens in the section. */
export type SchoolEvent =
  | { type: "code-typed"; value: string }
  | { type: "place-typed"; change: Partial<Place> }
  | { type: "submitted" }
  | { type: "code-found"; school: School }
  | { type: "schools-found"; schools: readonly SchoolSummary[] }
  | { type: "failed"; error: ApiError }
  | { type: "chosen"; school: SchoolSummary }
  | { type: "asked-by-code" }
  | { type: "asked-by-place" };

/** The section before anything is typed. */
export const START = { stage: "code", code: "", fault: null } as const satisfies SchoolState;

const SPANISH_POSTAL_CODE = /^[0-9]{5}$/;
const POSTAL_CODE = /^[A-Za-z0-9 -]{1,10}$/;

/** Whether schools can be looked for at a place. Source: T-294, G73. */
export function isSearchable({ countryId, postalCode }: Place): boolean {
  if (countryId === null) return false;
  return (countryId === SPAIN ? SPANISH_POSTAL_CODE : POSTAL_CODE).test(postalCode.trim());
}

/** What submitting looks up, or null when something is missing still. Source: T-312, T-294, G16. */
export function lookUpOf(state: SchoolState): "code" | "place" | null {
  if (state.stage === "code") return state.code.length === SCHOOL_CODE_LENGTH ? "code" : null;
  return state.stage === "place" && isSearchable(state.place) ? "place" : null;
}

/** The next state. */
export function schoolFlow(state: SchoolState, event: SchoolEvent): SchoolState {
  switch (event.type) {
    case "code-typed":
      return state.stage === "code" ? { stage: "code", code: cleanSchoolCode(event.value), fault: null } : state;
    case "place-typed":
      if (state.stage !== "place" && state.stage !== "results") return state;
      return { stage: "place", place: { ...state.place, ...event.change }, fault: null };
    case "submitted":
      return submit(state);
    case "code-found":
      if (state.stage !== "looking-up") return state;
      return { stage: "chosen", school: event.school, premiumCode: state.code };
    case "schools-found":
      if (state.stage !== "searching") return state;
      return event.schools.length > 0
        ? { stage: "results", place: state.place, schools: event.schools }
        : { stage: "place", place: state.place, fault: "nothing" };
    case "failed":
      return fail(state, event.error);
    case "chosen":
      return state.stage === "results" ? { stage: "chosen", school: event.school, premiumCode: null } : state;
    case "asked-by-code":
      return START;
    case "asked-by-place":
      return { stage: "place", place: { countryId: null, postalCode: "" }, fault: null };
  }
}

function submit(state: SchoolState): SchoolState {
  const lookUp = lookUpOf(state);
  if (state.stage === "code" && lookUp === "code") return { stage: "looking-up", code: state.code };
  if (state.stage === "place" && lookUp === "place") return { stage: "searching", place: state.place };
  return state;
}

/** A failed look-up marks what was typed as invalid, whatever the reason. Source: T-315, T-316. */
function fail(state: SchoolState, error: ApiError): SchoolState {
  if (state.stage === "looking-up") {
    return { stage: "code", code: state.code, fault: error.reason === "SCHOOL_CODE_UNKNOWN" ? "nothing" : error };
  }
  return state.stage === "searching" ? { stage: "place", place: state.place, fault: error } : state;
}
