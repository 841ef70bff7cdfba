import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { type Dispatch, useReducer } from "react";
import { maySend, type ResetEvent, type ResetState, resetFlow, START } from "./reset-password-flow.ts";

/** The page bound to the API, with the hash of the mailed link. Source: T-337. */
export function useResetPassword(hash: string): {
  state: ResetState;
  dispatch: Dispatch<ResetEvent>;
  submit: () => Promise<void>;
} {
  const [state, dispatch] = useReducer(resetFlow, START);

  async function submit(): Promise<void> {
    dispatch({ type: "submitted" });
    if (!("values" in state) || !maySend(state)) return;
    try {
      const token = await getCaptchaToken("resetPassword");
      await send("post", "/password/reset", { body: { password: state.values.password, hash, token } });
      dispatch({ type: "changed" });
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
    }
  }

  return { state, dispatch, submit };
}
