import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";

/** Says that a tool of the back-office opens with the next release. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Coming with the next release`);
  return <Coming />;
}

/** The words of that page. At the start of the back-office there is nowhere to go back to. */
export function Coming({ isStart = false }: { isStart?: boolean }): ReactNode {
  return (
    <StatePanel
      scene="empty"
      level={1}
      title={
        isStart ? (
          <Trans>The search of internal accounts comes with the next release</Trans>
        ) : (
          <Trans>This tool comes with the next release</Trans>
        )
      }
      actions={
        !isStart && (
          <LinkButton variant="primary" href={paths.home}>
            <Trans>Back to the start</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>Until then the technical team does it on request.</Trans>
    </StatePanel>
  );
}
