import { getsNotifications, useSession } from "@anaquel/client-kit/session";
import { HeaderText, ImpersonationBar, LanguageSwitch, SiteFooter, WarningBanner } from "@anaquel/client-kit/shell";
import { AppShell, Header, UserMenu } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { paths } from "../paths.ts";
import { NotificationBell } from "../screens/notifications/bell/notification-bell.tsx";
import { SurveyButton } from "../screens/surveys/managed/survey-button.tsx";
import { HeaderExtras } from "./header-extras.tsx";
import { HomeDialogs } from "./home/home-dialogs.tsx";
import { useMenuEntries } from "./menu-entries.ts";

/** The frame of every page of this client. Source: P-111 to P-123. */
export function TeacherShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const [path] = useLocation();
  const session = useSession();
  const user = session.state === "user" ? session.user : null;
  const entries = useMenuEntries(user);
  const isTitlePage = path.startsWith("/title/");
  const isLibrary = path === paths.home || isTitlePage;
  return (
    <AppShell
      banners={
        <>
          {user && <ImpersonationBar user={user} />}
          <WarningBanner />
          <HeaderText />
        </>
      }
      header={
        <Header
          nav={session.state === "visitor" ? [] : [{ href: paths.home, label: t`My library`, active: isLibrary }]}
          actions={
            // All of them appear at once: one after the other they would push each other aside.
            session.state !== "loading" && (
              <>
                <LanguageSwitch onHeader />
                {user && <HeaderExtras user={user} isTitlePage={isTitlePage} />}
                {user && <SurveyButton user={user} />}
                {user && getsNotifications(user) && <NotificationBell current={path === paths.notifications} />}
                {user && <UserMenu name={`${user.name} ${user.surname}`} entries={entries} />}
              </>
            )
          }
        />
      }
      footer={<SiteFooter />}
    >
      {user?.profile === "CUSTOMER_USER_PREMIUM" && path === paths.home && <HomeDialogs user={user} />}
      {children}
    </AppShell>
  );
}
