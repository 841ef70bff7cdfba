import type { ReactNode } from "react";
import styles from "./mail-address.module.css";

/** A mail address inside a sentence. It may be longer than a telephone is wide, so it breaks anywhere. */
export function MailAddress({ children }: { children: ReactNode }): ReactNode {
  return <strong className={styles.address}>{children}</strong>;
}
