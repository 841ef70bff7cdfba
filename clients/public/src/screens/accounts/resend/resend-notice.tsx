import { messageFor } from "@anaquel/client-kit/errors";
import { Notice } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MailAddress } from "../mail-address.tsx";
import type { ResendState } from "./use-resend.ts";

/** How sending the activation mail again ended. The answer is the same for every address, so the text promises nothing. */
export function ResendNotice({ state, email }: { state: ResendState; email: string }): ReactNode {
  const { i18n } = useLingui();
  if (state.stage === "sent") {
    return (
      <Notice tone="success">
        <Trans>
          If the account of <MailAddress>{email}</MailAddress> waits for its activation, a new mail is on its way. Only
          its link counts.
        </Trans>
      </Notice>
    );
  }
  if (state.stage !== "failed") return null;
  return (
    <Notice tone="critical" title={<Trans>We could not send the mail</Trans>}>
      {messageFor(i18n, state.error)}
    </Notice>
  );
}
