import { Button, Dialog, Scene } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./students-zone.module.css";
import type { Stop } from "./zone-flow.ts";

interface StoppedProps {
  stop: Stop;
  reference: string | null;
  onRetry: () => void;
}

/** The popup that closes the zone, one text for each reason. Source: B-273, B-282 to B-286. */
export function Stopped({ stop, reference, onRetry }: StoppedProps): ReactNode {
  const { t } = useLingui();
  const words = {
    registration: {
      title: t`This link has no device left`,
      text: t`It has been opened on as many devices as it allows. Use a device on which you opened it before, or ask your teacher for help.`,
    },
    concurrency: {
      title: t`Too many people at once`,
      text: t`As many people as the link allows are using it right now. Wait a few minutes and try again.`,
    },
    invalidToken: {
      title: t`This link does not open`,
      text: t`It may have ended or been written wrongly. Ask your teacher for a new one.`,
    },
    other: {
      title: t`We could not open the students' zone`,
      text: t`Something went wrong. Check your connection and try again.`,
    },
  }[stop];
  return (
    <>
      <div className={styles.behind}>
        <h1 className="anaquel-hidden">
          <Trans>Students' zone</Trans>
        </h1>
      </div>
      <Dialog
        title={words.title}
        closable={false}
        onClose={onRetry}
        footer={
          <Button variant="primary" className={styles.touch} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <div className={styles.stopped}>
          <Scene name={stop === "other" ? "broken" : "refused"} />
          <p>{words.text}</p>
          {reference && (
            <p className={styles.reference}>
              <Trans>Reference: {reference}</Trans>
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
