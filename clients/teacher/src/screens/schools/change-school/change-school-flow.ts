import type { ApiError } from "@anaquel/client-kit/api";
import { cleanSchoolCode, type School } from "@anaquel/client-kit/schools";
import type { UserInfo } from "@anaquel/client-kit/session";

/** The nine statuses of changing school. Source: P-199. */
export const STATUS = {
  noSearch: 0,
  located: 1,
  locateFailed: 2,
  moveFailed: 3,
  permissionFailed: 4,
  success: 5,
  changeFailed: 6,
  sameSchool: 7,
  otherCountry: 8,
} as const;

/** Where the change stands, with the code that was typed. */
export type ChangeState = { code: string } & (
  | { status: typeof STATUS.noSearch | typeof STATUS.locateFailed; isWaiting: boolean }
  | { status: typeof STATUS.located; school: School; isWaiting: boolean }
  | { status: typeof STATUS.success | typeof STATUS.sameSchool | typeof STATUS.otherCountry; school: School }
  | { status: FailedStatus }
);

type FailedStatus = typeof STATUS.moveFailed | typeof STATUS.permissionFailed | typeof STATUS.changeFailed;
type Place = Pick<UserInfo, "schoolId" | "countryId">;

/** What happens on the screen. */
export type ChangeEvent =
  | { type: "typed"; value: string }
  | { type: "submitted" }
  | { type: "found"; school: School; user: Place }
  | { type: "lookup-failed"; error: ApiError }
  | { type: "moved" }
  | { type: "move-failed"; error: ApiError }
  | { type: "went-back" };

/** The empty screen. */
export const START: ChangeState = { status: STATUS.noSearch, code: "", isWaiting: false };

/** What submitting does now; a school is confirmed only once it was located. Source: P-200, D12. */
export function submission(state: ChangeState): "lookup" | "move" | null {
  if (!("isWaiting" in state) || state.isWaiting) return null;
  if (state.status === STATUS.located) return "move";
  return state.code.length > 0 ? "lookup" : null;
}

/** What a school that was found means for a user: the own school counts before the country. Source: P-201, P-203, P-204, G-52. */
export function statusOfSchool(school: School, user: Place): 1 | 7 | 8 {
  if (school.c_centro === user.schoolId) return STATUS.sameSchool;
  return school.c_pais === user.countryId ? STATUS.located : STATUS.otherCountry;
}

/** Where a failed look-up leads: a refused captcha says nothing of the code. Source: P-202, G-51. */
export function statusOfLookup(error: ApiError): 2 | 4 | 6 {
  if (error.status === 401 || error.status === 403) return STATUS.permissionFailed;
  const isNoMatch = error.status === 404 || (error.status === 400 && error.reason !== "CAPTCHA_REFUSED");
  return isNoMatch ? STATUS.locateFailed : STATUS.changeFailed;
}

/** Where a failed change leads; 408 stands for no answer in time. Source: G-51. */
export function statusOfMove(error: ApiError): FailedStatus {
  if (error.status === 401 || error.status === 403) return STATUS.permissionFailed;
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 408;
  return isRefused ? STATUS.moveFailed : STATUS.changeFailed;
}

/** The next status. Source: P-200 to P-208. */
export function changeFlow(state: ChangeState, event: ChangeEvent): ChangeState {
  const { code } = state;
  const isAwaited = "isWaiting" in state && state.isWaiting;
  const isLookup = state.status === STATUS.noSearch || state.status === STATUS.locateFailed;
  switch (event.type) {
    case "typed":
      return isLookup && !isAwaited
        ? { status: STATUS.noSearch, code: cleanSchoolCode(event.value), isWaiting: false }
        : state;
    case "submitted":
      return submission(state) && "isWaiting" in state ? { ...state, isWaiting: true } : state;
    case "found": {
      if (!isLookup || !isAwaited) return state;
      const status = statusOfSchool(event.school, event.user);
      return status === STATUS.located
        ? { status, code, school: event.school, isWaiting: false }
        : { status, code, school: event.school };
    }
    case "lookup-failed": {
      if (!isLookup || !isAwaited) return state;
      const status = statusOfLookup(event.error);
      return status === STATUS.locateFailed ? { status, code, isWaiting: false } : { status, code };
    }
    case "moved":
      return state.status === STATUS.located && isAwaited
        ? { status: STATUS.success, code, school: state.school }
        : state;
    case "move-failed":
      return state.status === STATUS.located && isAwaited ? { status: statusOfMove(event.error), code } : state;
    case "went-back":
      return isAwaited || state.status === STATUS.success ? state : { status: STATUS.noSearch, code, isWaiting: false };
  }
}
