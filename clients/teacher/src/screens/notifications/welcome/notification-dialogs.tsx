import { send } from "@anaquel/client-kit/api";
import { canEditLibrary, type UserInfo } from "@anaquel/client-kit/session";
import { Button, Dialog, LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import type { HomeNotification } from "./home-notification.ts";
import styles from "./welcome.module.css";

/** Milliseconds after which the dialog of free adoptions appears. Source: P-262. */
const GPA_DELAY_MS = 500;

interface DialogProps {
  user: UserInfo;
  onClose: () => void;
}

/** The notification dialog of a type. Source: P-256, P-257. */
export function NotificationDialog({ type, ...dialog }: DialogProps & { type: HomeNotification }): ReactNode {
  return type === "gpa" ? <GpaDialog {...dialog} /> : <ChangedAdoptionsDialog {...dialog} />;
}

/** Tells that the teaching material of adopted titles can be ordered. Source: P-260, P-262, G-59. */
function GpaDialog({ user, onClose }: DialogProps): ReactNode {
  const { t } = useLingui();
  const [isDue, setDue] = useState(false);
  const [noShowModal, setNoShowModal] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), GPA_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;

  function close() {
    // A failure is silent. Source: P-264.
    send("put", "/notifications/gpa", { body: { noShowModal } }).catch(() => undefined);
    onClose();
  }
  // The pages of free adoptions need both. Source: G-32.
  const canOrder = user.gpaPermission === true && Boolean(user.positionId);
  return (
    <Dialog
      title={t`Free teaching material can be ordered`}
      onClose={close}
      footer={
        <>
          <Button variant={canOrder ? "default" : "primary"} onClick={close}>
            <Trans>Close</Trans>
          </Button>
          {canOrder && (
            <LinkButton variant="primary" href={paths.freeAdoption} onClick={close}>
              <Trans>See my orders</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        <Trans>
          Your school has adopted titles for this school year. You can order their teaching material free of charge.
        </Trans>
      </p>
      <label className={styles.never}>
        <input
          type="checkbox"
          checked={noShowModal}
          onChange={(event) => setNoShowModal(event.currentTarget.checked)}
        />
        <Trans>Do not show this again</Trans>
      </label>
    </Dialog>
  );
}

/** Tells that the school adopts other titles now. Source: P-261. */
function ChangedAdoptionsDialog({ user, onClose }: DialogProps): ReactNode {
  const { t } = useLingui();
  function close() {
    // A failure is silent. Source: P-264.
    send("put", "/notifications/changedAdoptions", {}).catch(() => undefined);
    onClose();
  }
  const canEdit = canEditLibrary(user);
  return (
    <Dialog
      title={t`The adoptions of your school have changed`}
      onClose={close}
      footer={
        <>
          <Button variant={canEdit ? "default" : "primary"} onClick={close}>
            <Trans>Close</Trans>
          </Button>
          {canEdit && (
            <LinkButton variant="primary" href={paths.editLibrary} onClick={close}>
              <Trans>Review my library</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        <Trans>
          Some titles are new, others may have gone. Check that the titles you teach with stand on your shelf.
        </Trans>
      </p>
    </Dialog>
  );
}
