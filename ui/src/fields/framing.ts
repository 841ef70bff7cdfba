import type { ReactNode } from "react";
import styles from "./field.module.css";

/** What stands around the control of a field. */
export interface Framing {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  aside?: ReactNode;
  /** The lower control of filter columns. */
  compact?: boolean;
}

/** The class of a control. */
export function controlClass(compact: boolean | undefined): string {
  return compact ? `${styles.control} ${styles.compact}` : `${styles.control}`;
}
