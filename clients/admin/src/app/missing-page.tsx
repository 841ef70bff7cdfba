import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Stands for an address that no page has. Source: P-037. */
export function MissingPage(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Page not found`);
  return (
    <StatePanel
      scene="nothing-found"
      level={1}
      title={<Trans>There is no page here</Trans>}
      actions={
        <LinkButton variant="primary" href="/">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      }
    >
      <Trans>The address may be misspelt, or the page may have moved.</Trans>
    </StatePanel>
  );
}
