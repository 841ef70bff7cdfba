import { messageFor } from "@anaquel/client-kit/errors";
import { Button, Dialog, FactCard, Notice } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./order.module.css";
import type { OrderDialog, OrderValues } from "./order-form.ts";
import { totalUnits } from "./units.ts";

interface SendingDialogProps {
  dialog: OrderDialog;
  /** Name of the title of the order. */
  title: string;
  values: OrderValues;
  /** Sends the order; with `alert` the publisher may warn first. */
  onSend: (alert: boolean) => void;
  onClose: () => void;
  /** The order has changed meanwhile. */
  onStale: () => void;
}

/** What stands between a filled order and a sent one. Source: T-119 to T-122. */
export function SendingDialog({ dialog, title, values, onSend, onClose, onStale }: SendingDialogProps): ReactNode {
  const { t, i18n } = useLingui();
  if (dialog.kind === "failure") {
    const { error } = dialog;
    const close = () => {
      onClose();
      if (error.reason === "GRATIS_ORDER_CLOSED") onStale();
    };
    return (
      <Dialog
        title={<Trans>Your order has not been sent</Trans>}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            <Trans>Back to the order</Trans>
          </Button>
        }
      >
        <Notice tone="critical">{messageFor(i18n, error)}</Notice>
      </Dialog>
    );
  }
  const { counts, units } = values;
  const isWarning = dialog.kind === "warning";
  return (
    <Dialog
      title={isWarning ? <Trans>Before you send the order</Trans> : <Trans>Do you want to send this order?</Trans>}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="primary" aria-busy={dialog.isSending} onClick={() => onSend(!isWarning)}>
            <SendLabel isSending={dialog.isSending} isWarning={isWarning} />
          </Button>
        </>
      }
    >
      {isWarning ? (
        <Notice tone="warning">{dialog.text}</Notice>
      ) : (
        <>
          <FactCard
            title={title}
            facts={[
              { term: t`Students`, value: i18n.number(counts.students ?? 0) },
              { term: t`Classrooms`, value: i18n.number(counts.classrooms ?? 0) },
              { term: t`Teachers`, value: i18n.number(counts.teachers ?? 0) },
              { term: t`Units of material`, value: i18n.number(totalUnits(units)) },
            ]}
          />
          <p className={styles.note}>
            <Trans>While the publisher reviews it, you cannot change it.</Trans>
          </p>
        </>
      )}
    </Dialog>
  );
}

function SendLabel({ isSending, isWarning }: { isSending: boolean; isWarning: boolean }): ReactNode {
  if (isSending) return <Trans>Sending…</Trans>;
  return isWarning ? <Trans>Send anyway</Trans> : <Trans>Send</Trans>;
}
