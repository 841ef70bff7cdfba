import { send, useApi } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { Button, Notice, Skeleton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { LimitsDialog } from "./limits-dialog.tsx";
import styles from "./zone.module.css";

interface GlobalValuesBarProps {
  onSaved: () => void;
  onLog: () => void;
}

/** The limits of every link that has none of its own. The labels are the same in every language. Source: B-190, B-191. */
export function GlobalValuesBar({ onSaved, onLog }: GlobalValuesBarProps): ReactNode {
  const { i18n } = useLingui();
  const values = useApi("/admin/studentszone/globalvalues", {});
  const [isOpen, setOpen] = useState(false);

  function open() {
    // Somebody else may have changed them since the page was opened.
    values.retry();
    setOpen(true);
  }

  return (
    <section className={styles.bar} aria-label="Global Values">
      <h2>Global Values</h2>
      {values.error && !values.data ? (
        <Notice tone="critical">{messageFor(i18n, values.error)}</Notice>
      ) : (
        <dl>
          <div>
            <dt>% Increase</dt>
            <dd>{values.data?.increasement_percentage ?? <Skeleton width="36px" height="24px" />}</dd>
          </div>
          <div>
            <dt>Devices</dt>
            <dd>{values.data?.different_devices ?? <Skeleton width="24px" height="24px" />}</dd>
          </div>
        </dl>
      )}
      <div className={styles.barActions}>
        <Button onClick={open} aria-label="Update values: Global Values">
          Update values
        </Button>
        <Button onClick={onLog} aria-label="Activity Log: Global Values">
          Activity Log
        </Button>
      </div>
      {isOpen && (
        <LimitsDialog
          title="Global Values"
          about={<Trans>They count for every link that has no values of its own.</Trans>}
          read={values}
          save={(body) => send("put", "/admin/studentszone/globalvalues", { body })}
          onSaved={(limits) => {
            values.update(() => limits);
            setOpen(false);
            onSaved();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
