import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Mark } from "../brand/mark.tsx";
import styles from "./footer.module.css";

/** The foot of every page: brand, links, and the text that editors maintain. */
export function Footer({
  links = [],
  children,
}: {
  links?: readonly { href: string; label: string }[];
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span className={styles.brand}>
          <Mark size={26} />
          Anaquel
        </span>
        {links.length > 0 && (
          <nav aria-label={t`Legal`} className={styles.links}>
            {links.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        )}
        <div className={styles.text}>{children}</div>
      </div>
    </footer>
  );
}
