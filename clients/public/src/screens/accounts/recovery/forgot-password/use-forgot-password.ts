import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { type Dispatch, useReducer } from "react";
import { type ForgotEvent, type ForgotState, forgotFlow, maySend, START } from "./forgot-password-flow.ts";

/** The page bound to the API. The gateway adds the language of the page, in which the mail is written. Source: T-336. */
export function useForgotPassword(): {
  state: ForgotState;
  dispatch: Dispatch<ForgotEvent>;
  submit: () => Promise<void>;
} {
  const [state, dispatch] = useReducer(forgotFlow, START);

  async function submit(): Promise<void> {
    dispatch({ type: "submitted" });
    if (!maySend(state)) return;
    try {
      const token = await getCaptchaToken("forgotPassword");
      await send("post", "/password/forgot", { body: { email: state.mail.trim(), token } });
      dispatch({ type: "sent" });
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
    }
  }

  return { state, dispatch, submit };
}
