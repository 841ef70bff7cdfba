import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { findSchool } from "@anaquel/client-kit/schools";
import { refreshSession, type UserInfo } from "@anaquel/client-kit/session";
import { type Dispatch, useReducer } from "react";
import {
  type ActivationEvent,
  type ActivationState,
  activationFlow,
  START,
  submission,
} from "./activation-code-flow.ts";

/** The activation of a demo account bound to the API. Source: P-226, P-227. */
export function useActivationCode(user: UserInfo): {
  state: ActivationState;
  dispatch: Dispatch<ActivationEvent>;
  submit: () => Promise<void>;
} {
  const [state, dispatch] = useReducer(activationFlow, START);

  async function submit(): Promise<void> {
    const work = submission(state);
    if (!work) return;
    dispatch({ type: "submitted" });
    if (work === "lookup") {
      try {
        dispatch({ type: "found", school: await findSchool(state.code), ownSchool: user.schoolId });
      } catch (failure) {
        dispatch({ type: "lookup-failed", error: asApiError(failure) });
      }
      return;
    }
    try {
      const token = await getCaptchaToken("activateDemo");
      await send("put", "/user/role/TEACHER/{code}", { params: { path: { code: state.code }, query: { token } } });
    } catch (failure) {
      dispatch({ type: "activation-failed", error: asApiError(failure) });
      return;
    }
    // The role is another one now, and the pages behind the buttons ask for it. Source: G-49.
    await refreshSession();
    dispatch({ type: "activated" });
  }

  return { state, dispatch, submit };
}
