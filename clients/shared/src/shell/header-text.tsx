import type { ReactNode } from "react";
import { WebContent } from "../content/web-content.tsx";
import styles from "./header-text.module.css";

/** The text of the header that editors maintain; nothing while they have none. Source: P-072, P-074. */
export function HeaderText(): ReactNode {
  return <WebContent pageId="header" frame={(content) => <div className={styles.strip}>{content}</div>} />;
}
