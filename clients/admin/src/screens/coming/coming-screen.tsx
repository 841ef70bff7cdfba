import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";

/** Says that a tool of the back-office opens with the next release. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Coming with the next release`);
  return <Coming />;
}

/** The words of that page. */
export function Coming(): ReactNode {
  return (
    <StatePanel
      scene="empty"
      level={1}
      title={<Trans>This tool comes with the next release</Trans>}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          <Trans>Back to the start</Trans>
        </LinkButton>
      }
    >
      <Trans>Until then the technical team does it on request.</Trans>
    </StatePanel>
  );
}
