import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { useReducer } from "react";
import { type ActivationState, activationFlow, maySend, START } from "./activation-flow.ts";

/** What the link of the mail carries. */
export interface ActivationLink {
  idSim: string;
  hash: string;
}

/** The activation bound to the API. Source: T-324. */
export function useActivation(link: ActivationLink): { state: ActivationState; submit: () => Promise<void> } {
  const [state, dispatch] = useReducer(activationFlow, START);

  async function submit(): Promise<void> {
    if (!maySend(state)) return;
    dispatch({ type: "submitted" });
    try {
      const token = await getCaptchaToken("activation");
      await send("post", "/user/activation", { body: { ...link, token } });
      dispatch({ type: "succeeded" });
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
    }
  }

  return { state, submit };
}
