import type { ApiError } from "@anaquel/client-kit/api";
import { messageFor, referenceOf } from "@anaquel/client-kit/errors";
import { Button, Dialog, Notice } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./order.module.css";
import { PROGRESS, type Progress } from "./order-form.ts";

/** How far the paying is; it cannot be closed. Source: T-153, T-154. */
export function PayingDialog({ progress }: { progress: Progress }): ReactNode {
  const { t } = useLingui();
  const texts: Record<Progress, string> = {
    [PROGRESS.uploading]: t`The family books are being uploaded…`,
    [PROGRESS.sending]: t`The order is being sent…`,
    [PROGRESS.redirecting]: t`The payment is being prepared…`,
    [PROGRESS.answered]: t`The bank is being opened…`,
    [PROGRESS.leaving]: t`The bank is being opened…`,
  };
  return (
    <Dialog title={<Trans>Do not close this page</Trans>} onClose={() => {}} closable={false}>
      <div className={styles.paying}>
        <p role="status">{texts[progress]}</p>
        <progress max={PROGRESS.leaving} value={progress} aria-label={t`Progress of the payment`} />
      </div>
    </Dialog>
  );
}

/** Source: T-155, T-204. */
export function FailureDialog({ error, onClose }: { error: ApiError; onClose: () => void }): ReactNode {
  const { i18n } = useLingui();
  const reference = referenceOf(error);
  return (
    <Dialog
      title={<Trans>An error has occurred while sending the order</Trans>}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Back to the order</Trans>
        </Button>
      }
    >
      <Notice tone="critical">{messageFor(i18n, error)}</Notice>
      {reference && (
        <p className={styles.meta}>
          <Trans>Ref. {reference}</Trans>
        </p>
      )}
    </Dialog>
  );
}
