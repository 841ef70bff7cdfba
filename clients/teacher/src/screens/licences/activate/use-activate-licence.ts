import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { type Dispatch, useReducer } from "react";
import { useSWRConfig } from "swr";
import { type LicenceEvent, type LicenceState, licenceFlow, START, submission } from "./activate-licence-flow.ts";
import { cleanLicenceCode } from "./licence-form.ts";

/** The activation of a licence bound to the API. Every call has a captcha token of its own. Source: G-53, D14. */
export function useActivateLicence(): {
  state: LicenceState;
  dispatch: Dispatch<LicenceEvent>;
  submit: () => Promise<void>;
} {
  const { mutate } = useSWRConfig();
  const [state, dispatch] = useReducer(licenceFlow, START);
  const code = cleanLicenceCode(state.typed);

  async function lookUp(): Promise<void> {
    try {
      const token = await getCaptchaToken("license");
      const licence = await send("get", "/license/user/{code}", { params: { path: { code }, query: { token } } });
      dispatch({ type: "located", licence });
    } catch (failure) {
      dispatch({ type: "lookup-failed", error: asApiError(failure) });
    }
  }

  async function activate(): Promise<void> {
    try {
      const token = await getCaptchaToken("license");
      await send("put", "/library/product/{code}", { params: { path: { code }, query: { token } } });
    } catch {
      dispatch({ type: "activation-failed" });
      return;
    }
    // The shelf that was read before does not have the new title.
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith("/library"), undefined);
    dispatch({ type: "activated" });
  }

  async function submit(): Promise<void> {
    const work = submission(state);
    dispatch({ type: "submitted" });
    if (work === "lookup") await lookUp();
    if (work === "activation") await activate();
  }

  return { state, dispatch, submit };
}
