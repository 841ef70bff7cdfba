import { useLingui } from "@lingui/react/macro";
import { AlertIcon, CheckCircleFillIcon, InfoIcon, StopIcon, XIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** How a notice is meant. */
export type NoticeTone = "critical" | "warning" | "success" | "info";

const ICONS = { critical: StopIcon, warning: AlertIcon, success: CheckCircleFillIcon, info: InfoIcon };

/** Tells the result of something on this page. Critical ones are announced at once. */
export function Notice({
  tone,
  title,
  children,
  onDismiss,
}: {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  onDismiss?: () => void;
}) {
  const { t } = useLingui();
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === "critical" ? "alert" : "status"}>
      <Icon />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={t`Dismiss`} onClick={onDismiss}>
          <XIcon />
        </button>
      )}
    </div>
  );
}
