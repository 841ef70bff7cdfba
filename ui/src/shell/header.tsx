import { Trans, useLingui } from "@lingui/react/macro";
import { ThreeBarsIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { Mark } from "../brand/mark.tsx";
import styles from "./header.module.css";

/** An entry of the main navigation. */
export interface NavItem {
  href: string;
  label: string;
  active?: boolean;
}

/** What a header holds. `dense` is the lower one of the back-office. */
export interface HeaderProps {
  nav?: readonly NavItem[];
  /** Controls on the right: language, help, bell, user menu. */
  actions?: ReactNode;
  homeHref?: string;
  dense?: boolean;
}

/** The bar on top: brand, navigation with the active section in saffron, controls. */
export function Header({ nav = [], actions, homeHref = "/", dense = false }: HeaderProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header} data-dense={dense || undefined}>
      <div className={styles.bar}>
        <a href={homeHref} className={styles.brand} aria-label={t`Anaquel, to the start page`}>
          <Mark onDark size={dense ? 28 : 31} />
          <span className={styles.word}>Anaquel</span>
        </a>
        {nav.length > 0 && (
          <>
            <button
              type="button"
              className={styles.burger}
              aria-expanded={open}
              aria-controls="main-nav"
              onClick={() => setOpen(!open)}
            >
              <ThreeBarsIcon size={18} />
              <span className="anaquel-hidden">
                <Trans>Menu</Trans>
              </span>
            </button>
            <nav id="main-nav" className={styles.nav} data-open={open || undefined} aria-label={t`Main`}>
              {nav.map(({ href, label, active }) => (
                <a key={href} href={href} aria-current={active ? "page" : undefined} onClick={() => setOpen(false)}>
                  {label}
                </a>
              ))}
            </nav>
          </>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}
