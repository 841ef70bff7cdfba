import { useSession } from "@anaquel/client-kit/session";
import { HeaderText, LanguageSwitch, SiteFooter, WarningBanner } from "@anaquel/client-kit/shell";
import { AppShell, Header } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { paths } from "../paths.ts";
import styles from "./public-shell.module.css";

/** Pages of students and classrooms, whose header has no navigation for visitors. Source: P-117. */
const WITHOUT_NAVIGATION = /^\/(student|classroom-[a-z]+)(\/|$)/;

/** The frame of the pages that need no session. */
export function PublicShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const [path] = useLocation();
  const session = useSession();
  const isPlain = WITHOUT_NAVIGATION.test(path) && session.state !== "user";
  const nav = [
    { href: paths.help, label: t`Help`, active: path === paths.help },
    { href: paths.contact, label: t`Contact`, active: path === paths.contact },
  ];
  const entry =
    session.state === "user" ? (
      <a className={styles.entry} href="/">
        <Trans>My library</Trans>
      </a>
    ) : (
      <a className={styles.entry} href={paths.signIn}>
        <Trans>Sign in</Trans>
      </a>
    );
  return (
    <AppShell
      banners={
        <>
          <WarningBanner />
          <HeaderText />
        </>
      }
      header={
        <Header
          homeHref={session.state === "user" ? "/" : paths.home}
          nav={isPlain ? [] : nav}
          actions={
            <>
              <LanguageSwitch onHeader />
              {!isPlain && entry}
            </>
          }
        />
      }
      footer={<SiteFooter />}
    >
      {children}
    </AppShell>
  );
}
