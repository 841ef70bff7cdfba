import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { type Dispatch, useReducer } from "react";
import { maySend, type PasswordEvent, type PasswordState, passwordFlow, START } from "./change-password-flow.ts";

/** The change of password bound to the API. Source: D6, G-27. */
export function useChangePassword(): {
  state: PasswordState;
  dispatch: Dispatch<PasswordEvent>;
  submit: () => Promise<void>;
} {
  const [state, dispatch] = useReducer(passwordFlow, START);

  async function submit(): Promise<void> {
    dispatch({ type: "submitted" });
    if (state.stage === "changed" || !maySend(state)) return;
    try {
      const token = await getCaptchaToken("changePassword");
      const { current, next } = state.values;
      await send("put", "/password", { body: { password: current, newPassword: next, token } });
      dispatch({ type: "changed" });
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
    }
  }

  return { state, dispatch, submit };
}
