import { Button, Dialog, LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { MailAddress } from "../../mail-address.tsx";

interface ExistsDialogProps {
  email: string;
  signInHref: string;
  onClose: () => void;
}

/** The address has an account already, so signing in is what helps. Source: T-276. */
export function ExistsDialog({ email, signInHref, onClose }: ExistsDialogProps): ReactNode {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`You have an account already`}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
          <LinkButton variant="primary" size="large" href={signInHref}>
            <Trans>Sign in</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          There is an account with <MailAddress>{email}</MailAddress>. Sign in with it, or{" "}
          <a href={paths.forgotPassword}>set a new password</a> if you do not remember yours.
        </Trans>
      </p>
    </Dialog>
  );
}
