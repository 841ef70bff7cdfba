import { type ApiError, send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { useState } from "react";

/** Where sending the activation mail again stands. */
export type ResendState = { stage: "idle" | "sending" | "sent" } | { stage: "failed"; error: ApiError };

/** Sends the activation mail again, with a captcha token of its own for each time. Source: T-277, T-325. */
export function useResend(): { state: ResendState; resend: (email: string) => Promise<void>; reset: () => void } {
  const [state, setState] = useState<ResendState>({ stage: "idle" });

  async function resend(email: string): Promise<void> {
    setState({ stage: "sending" });
    try {
      const token = await getCaptchaToken("sendActivation");
      await send("post", "/user/sendactivation", { body: { email, token } });
      setState({ stage: "sent" });
    } catch (failure) {
      setState({ stage: "failed", error: asApiError(failure) });
    }
  }

  return { state, resend, reset: () => setState({ stage: "idle" }) };
}
