import { CommentDiscussionIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import styles from "./header-controls.module.css";

const ICONS = { opinion: CommentDiscussionIcon };

/** What a button of the header shows and does. */
export interface HeaderButtonProps {
  icon: keyof typeof ICONS;
  /** Its name, shown where there is room. */
  children: ReactNode;
  onClick: () => void;
}

/** A button of the header that opens something on this page. */
export function HeaderButton({ icon, children, onClick }: HeaderButtonProps) {
  const Icon = ICONS[icon];
  return (
    <button type="button" className={styles.control} aria-haspopup="dialog" onClick={onClick}>
      <Icon size={18} />
      <span className={styles.word}>{children}</span>
    </button>
  );
}
