import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { isCustomerSupport, isInternalSupport, opensInvoicePanel, useSession } from "@anaquel/client-kit/session";
import { StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { Coming } from "../../components/coming-screen.tsx";
import { UserSearch } from "../customers/user-search.tsx";
import { homeView } from "./home-view.ts";
import { InvoicePanel } from "./invoice-panel.tsx";
import { SupportMenu } from "./support-menu.tsx";

/** The start of the back-office, which each role has of its own. Source: B-050 to B-056. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const session = useSession();
  const search = useSearch();
  const state = useHistoryState<unknown>();
  useDocumentTitle(t`Back-office`);
  if (session.state !== "user") return null;
  const { user } = session;
  if (isCustomerSupport(user)) {
    const view = homeView(search, state);
    if (view === "users") return <UserSearch />;
    return view === "later" ? <Coming /> : <SupportMenu name={user.name} />;
  }
  // The search of internal accounts, which is all of this role's start, opens with the next release. Source: B-050.
  if (isInternalSupport(user)) return <Coming isStart />;
  if (opensInvoicePanel(user)) return <InvoicePanel />;
  return (
    <StatePanel scene="refused" level={1} title={<Trans>Your role has no tools here</Trans>}>
      <Trans>Ask the person who manages internal accounts to give you a role.</Trans>
    </StatePanel>
  );
}
