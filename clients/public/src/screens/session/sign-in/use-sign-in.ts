import { ApiError, send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { clientConfig } from "@anaquel/client-kit/config";
import { type Dispatch, useReducer } from "react";
import { landingAddress } from "./return-address.ts";
import { failureOf, type SignInEvent, type SignInState, START, signInFlow } from "./sign-in-flow.ts";
import { cleanMail } from "./sign-in-form.ts";

/** The sign-in form bound to the API. Succeeding leaves the page. */
export function useSignIn(returnTo: string): {
  state: SignInState;
  dispatch: Dispatch<SignInEvent>;
  submit: (mail: string, password: string) => Promise<void>;
} {
  const [state, dispatch] = useReducer(signInFlow, START);

  async function submit(mail: string, password: string): Promise<void> {
    dispatch({ type: "submitted" });
    try {
      const token = await getCaptchaToken("signin");
      const result = await send("post", "/signin", {
        params: { query: { returnTo } },
        body: { mail: cleanMail(mail), password, token },
      });
      location.assign(landingAddress(result.returnUrl, clientConfig().base));
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500);
      dispatch({ type: "failed", failure: failureOf(known) });
    }
  }

  return { state, dispatch, submit };
}
