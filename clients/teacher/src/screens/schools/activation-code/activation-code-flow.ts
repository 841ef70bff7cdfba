import type { ApiError } from "@anaquel/client-kit/api";
import { cleanSchoolCode, SCHOOL_CODE_LENGTH, type School } from "@anaquel/client-kit/schools";
import type { UserInfo } from "@anaquel/client-kit/session";

/** The five statuses of the activation by code. Source: P-214. */
export type ActivationState = { code: string } & (
  | { status: "no-search"; isWaiting: boolean }
  | { status: "located"; school: School; isWaiting: boolean }
  /** Without error the code is good, but of another school. */
  | { status: "locate-failed"; error: ApiError | null; isWaiting: boolean }
  | { status: "activated" }
  | { status: "activation-failed"; error: ApiError }
);

/** What happens in the dialog. */
export type ActivationEvent =
  | { type: "typed"; value: string }
  | { type: "submitted" }
  | { type: "found"; school: School; ownSchool: number | null | undefined }
  | { type: "lookup-failed"; error: ApiError }
  | { type: "cancelled" }
  | { type: "activated" }
  | { type: "activation-failed"; error: ApiError };

/** The empty dialog. */
export const START: ActivationState = { status: "no-search", code: "", isWaiting: false };

/** Who may activate an account with a code. Source: P-223. */
export function canActivate(user: UserInfo): boolean {
  return user.role === "TEACHER_DEMO";
}

/** What submitting does now; nothing while an answer is awaited or the code is not complete. Source: P-215, P-216, P-220, G-49. */
export function submission(state: ActivationState): "lookup" | "activation" | null {
  switch (state.status) {
    case "no-search":
    case "locate-failed":
      return !state.isWaiting && state.code.length === SCHOOL_CODE_LENGTH ? "lookup" : null;
    case "located":
      return state.isWaiting ? null : "activation";
    default:
      return null;
  }
}

/** The next status. Source: P-215 to P-220. */
export function activationFlow(state: ActivationState, event: ActivationEvent): ActivationState {
  const { code } = state;
  const isAwaited = "isWaiting" in state && state.isWaiting;
  const isLookup = state.status === "no-search" || state.status === "locate-failed";
  switch (event.type) {
    case "typed":
      return isLookup && !isAwaited ? { ...state, code: cleanSchoolCode(event.value) } : state;
    case "submitted":
      return submission(state) && "isWaiting" in state ? { ...state, isWaiting: true } : state;
    case "found":
      if (!isLookup || !isAwaited) return state;
      return event.school.c_centro === event.ownSchool
        ? { status: "located", code, school: event.school, isWaiting: false }
        : { status: "locate-failed", code, error: null, isWaiting: false };
    case "lookup-failed":
      return isLookup && isAwaited ? { status: "locate-failed", code, error: event.error, isWaiting: false } : state;
    case "cancelled":
      // A refused activation leads back as well: the dialog would be a dead end otherwise.
      return (state.status === "located" && !isAwaited) || state.status === "activation-failed"
        ? { status: "no-search", code, isWaiting: false }
        : state;
    case "activated":
      return state.status === "located" && isAwaited ? { status: "activated", code } : state;
    case "activation-failed":
      return state.status === "located" && isAwaited
        ? { status: "activation-failed", code, error: event.error }
        : state;
  }
}
