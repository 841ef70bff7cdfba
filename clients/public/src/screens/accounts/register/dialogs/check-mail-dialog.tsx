import { Button, Dialog, LinkButton, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MailAddress } from "../../mail-address.tsx";
import { ResendNotice } from "../../resend/resend-notice.tsx";
import { useResend } from "../../resend/use-resend.ts";

/** The account is made and waits for its mail address to be confirmed. Nothing is left to do on the page. Source: T-274. */
export function CheckMailDialog({ email, signInHref }: { email: string; signInHref: string }): ReactNode {
  const { t } = useLingui();
  const { state, resend } = useResend();
  const isSending = state.stage === "sending";
  return (
    <Dialog
      title={t`Check your email`}
      closable={false}
      onClose={() => undefined}
      footer={
        <>
          <Button
            size="large"
            aria-busy={isSending}
            onClick={() => {
              if (!isSending) void resend(email);
            }}
          >
            {isSending ? <Trans>Sending…</Trans> : <Trans>Send the mail again</Trans>}
          </Button>
          <LinkButton variant="primary" size="large" href={signInHref}>
            <Trans>Go to sign in</Trans>
          </LinkButton>
        </>
      }
    >
      <TaskStack>
        <p>
          <Trans>
            We have sent a mail to <MailAddress>{email}</MailAddress>. Open the link in it to activate your account; it
            is good for seven days.
          </Trans>
        </p>
        <ResendNotice state={state} email={email} />
      </TaskStack>
    </Dialog>
  );
}
