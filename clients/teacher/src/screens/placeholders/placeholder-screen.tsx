import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Says that a page of the portal opens with the next release, and where to get the same done until then. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Coming with the next release`);
  return (
    <StatePanel
      scene="empty"
      level={1}
      title={<Trans>This page comes with the next release</Trans>}
      actions={
        <>
          <LinkButton variant="primary" href="/">
            <Trans>Back to my library</Trans>
          </LinkButton>
          <LinkButton href="/contact">
            <Trans>Contact support</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Until then our support team does it for you. Write to them and say what you need.</Trans>
    </StatePanel>
  );
}
