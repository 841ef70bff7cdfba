import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./app-shell.module.css";

/** The frame of every page: what stands above, the main region, the footer. */
export interface AppShellProps {
  header?: ReactNode;
  /** Strips above the header: impersonation, warnings. */
  banners?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Lays out a page and lets keyboards skip to its main region. */
export function AppShell({ header, banners, footer, children }: AppShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      {banners}
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** Centres content at the portal's width. `dense` is the wider one of the back-office. */
export function Container({ children, dense = false }: { children: ReactNode; dense?: boolean }) {
  return <div className={dense ? styles.dense : styles.container}>{children}</div>;
}
