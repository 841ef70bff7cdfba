import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { paths } from "../../paths.ts";

/** A page of a group of people that has its name and nothing else yet. Source: B-035, G19 of the back-office decisions. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const [path] = useLocation();
  const names: Record<string, string> = {
    [paths.customers]: t`Customers`,
    [paths.customersPlus]: t`PLUS customers`,
    [paths.students]: t`Students`,
  };
  const name = names[path] ?? "";
  useDocumentTitle(name);
  return (
    <StatePanel
      scene="empty"
      level={1}
      title={name}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          <Trans>Go to the start page</Trans>
        </LinkButton>
      }
    >
      <Trans>There is nothing here for you to do. Everything you use is on the start page.</Trans>
    </StatePanel>
  );
}
