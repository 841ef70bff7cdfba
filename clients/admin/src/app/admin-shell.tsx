import { isCustomerSupport, useSession } from "@anaquel/client-kit/session";
import { ImpersonationBar, LanguageSwitch, SiteFooter, WarningBanner } from "@anaquel/client-kit/shell";
import { AppShell, Header, UserMenu } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "../paths.ts";

/** The frame of the back-office: the lower header and the wider page. */
export function AdminShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const [path] = useLocation();
  const isMenu = useSearch() === "" && path === paths.home;
  const session = useSession();
  const user = session.state === "user" ? session.user : null;
  const entries = [
    ...(user?.impersonating ? [{ href: paths.administration, label: t`Impersonation off` }] : []),
    { href: "/signout", label: t`Sign out` },
  ];
  return (
    <AppShell
      banners={
        <>
          {user && <ImpersonationBar user={user} />}
          <WarningBanner />
        </>
      }
      header={
        <Header
          dense
          homeHref={paths.home}
          nav={user && isCustomerSupport(user) ? [{ href: paths.home, label: t`Back-office`, active: isMenu }] : []}
          actions={
            // All of them appear at once: one after the other they would push each other aside.
            session.state !== "loading" && (
              <>
                <LanguageSwitch onHeader />
                {user && <UserMenu name={`${user.name} ${user.surname}`} entries={entries} />}
              </>
            )
          }
        />
      }
      footer={<SiteFooter />}
    >
      {children}
    </AppShell>
  );
}
