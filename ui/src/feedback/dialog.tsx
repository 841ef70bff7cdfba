import { useLingui } from "@lingui/react/macro";
import { XIcon } from "@primer/octicons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

/** A question or task that must be answered before the page goes on. */
export interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  onClose: () => void;
  /** False when there is nothing behind it to go back to. */
  closable?: boolean;
}

/**
 * A modal dialog. The browser's own element keeps the focus inside and gives it back; it is mounted only while it is open.
 */
export function Dialog({ title, children, footer, onClose, closable = true }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {closable && (
          <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
            <XIcon />
          </button>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
