import { Button, Dialog, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MailAddress } from "../../mail-address.tsx";
import { ResendNotice } from "../../resend/resend-notice.tsx";
import { useResend } from "../../resend/use-resend.ts";

interface NotActivatedDialogProps {
  email: string;
  /** Missing when the address cannot be changed, because a provider vouches for it. */
  onOtherMail?: (() => void) | undefined;
  onClose: () => void;
}

/** The account waits for its activation: send the mail again, or take another address. Source: T-277, T-278. */
export function NotActivatedDialog({ email, onOtherMail, onClose }: NotActivatedDialogProps): ReactNode {
  const { t } = useLingui();
  const { state, resend } = useResend();
  const isSending = state.stage === "sending";
  return (
    <Dialog
      title={t`Your account is not activated yet`}
      onClose={onClose}
      footer={
        <>
          {onOtherMail && (
            <Button size="large" onClick={onOtherMail}>
              <Trans>Use another email</Trans>
            </Button>
          )}
          <Button
            variant="primary"
            size="large"
            aria-busy={isSending}
            onClick={() => {
              if (!isSending) void resend(email);
            }}
          >
            {isSending ? <Trans>Sending…</Trans> : <Trans>Send the mail again</Trans>}
          </Button>
        </>
      }
    >
      <TaskStack>
        <p>
          <Trans>
            An account with <MailAddress>{email}</MailAddress> waits for you to open the link in our mail.
          </Trans>
        </p>
        <ResendNotice state={state} email={email} />
      </TaskStack>
    </Dialog>
  );
}
