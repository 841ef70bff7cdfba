import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, Dialog, TaskStack } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Modal } from "./courses-page.ts";

interface CancelDialogProps {
  modal: Extract<Modal, { kind: "cancel" }>;
  onAccept: () => void;
  onClose: () => void;
  /** After the success. */
  onDone: () => void;
}

/** Confirms a cancellation and tells that it is done. Source: T-381, T-382, T-402. */
export function CancelDialog({ modal, onAccept, onClose, onDone }: CancelDialogProps): ReactNode {
  const { step, registration, fromCancel } = modal;
  const { courseTitle } = registration;
  const isSending = step === "submitting";
  const isDone = step === "success";
  const place = useFocusOnChange<HTMLDivElement>(isSending ? null : step, { atOnce: true });
  return (
    <Dialog
      title={isDone ? <Trans>Your registration is cancelled</Trans> : <Trans>One course at a time</Trans>}
      onClose={onClose}
      closable={!isSending}
      footer={
        isDone ? (
          <Button variant="primary" size="large" onClick={onDone}>
            <Trans>Accept</Trans>
          </Button>
        ) : (
          <>
            <Button size="large" disabled={isSending} onClick={onClose}>
              <Trans>Go back</Trans>
            </Button>
            <Button variant="primary" size="large" aria-busy={isSending} onClick={onAccept}>
              {isSending ? <Trans>Cancelling…</Trans> : <Trans>Accept</Trans>}
            </Button>
          </>
        )
      }
    >
      <TaskStack ref={place}>
        {isDone ? (
          <>
            <p>
              <Trans>
                You no longer have a place in <strong>{courseTitle}</strong>. You will receive an email.
              </Trans>
            </p>
            {!fromCancel && (
              <p>
                <Trans>Now you can choose another course.</Trans>
              </p>
            )}
          </>
        ) : (
          <>
            <p>
              <Trans>
                You are registered for <strong>{courseTitle}</strong>, and you can take only one course at a time.
              </Trans>
            </p>
            <p>
              <Trans>If you accept, your registration is cancelled and your place goes to somebody else.</Trans>
            </p>
          </>
        )}
      </TaskStack>
    </Dialog>
  );
}
