import { Button, Dialog } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./delegates.module.css";
import { type Delegate, fullName } from "./use-delegates.ts";

interface DelegatesDialogProps {
  delegates: readonly Delegate[];
  onClose: () => void;
}

/** Whom a school may call: name, telephone and mail of each delegate. Source: P-125. */
export function DelegatesDialog({ delegates, onClose }: DelegatesDialogProps): ReactNode {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Delegates of your school`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ul className={styles.list}>
        {delegates.map((delegate) => (
          <li key={`${fullName(delegate)} ${delegate.email ?? ""}`}>
            <p className={styles.name}>{fullName(delegate)}</p>
            {delegate.phone && <a href={`tel:${delegate.phone.replaceAll(/[^+\d]/g, "")}`}>{delegate.phone}</a>}
            {delegate.email && <a href={`mailto:${delegate.email}`}>{delegate.email}</a>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
