import { BellIcon } from "@primer/octicons-react";
import styles from "./header-controls.module.css";

/** Where a bell leads, how it is called, and whether it has a dot. */
export interface BellProps {
  href: string;
  /** Name and tooltip; it says in words what the dot shows. */
  label: string;
  hasDot: boolean;
  current?: boolean;
}

/** The bell of the header, a link. */
export function Bell({ href, label, hasDot, current = false }: BellProps) {
  return (
    <a
      className={styles.control}
      href={href}
      aria-label={label}
      title={label}
      aria-current={current ? "page" : undefined}
    >
      <BellIcon size={18} />
      {hasDot && <span className={styles.dot} />}
    </a>
  );
}
