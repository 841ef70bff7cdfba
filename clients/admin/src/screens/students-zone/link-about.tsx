import type { ReactNode } from "react";
import styles from "./zone.module.css";
import type { LinkRow } from "./zone-filters.ts";

/** Which link a dialog is about. */
export function LinkAbout({ link: { title, teacher, school, token } }: { link: LinkRow }): ReactNode {
  return (
    <div className={styles.about}>
      <strong>{title}</strong>
      <span>{[teacher, school].filter(Boolean).join(" · ")}</span>
      <code>{token}</code>
    </div>
  );
}
