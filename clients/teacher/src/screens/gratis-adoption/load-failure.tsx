import type { ApiError } from "@anaquel/client-kit/api";
import { useSiteText } from "@anaquel/client-kit/content";
import { messageFor, referenceOf } from "@anaquel/client-kit/errors";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Button, LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";

/** Tells that orders could not be read, in the words of the editors when they have any. Source: T-123, G74. */
export function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactNode {
  const { i18n } = useLingui();
  const siteText = useSiteText("gxa_50");
  return (
    <div role="alert">
      <StatePanel
        scene="broken"
        level={1}
        title={siteText ?? <Trans id="gxa_50">The orders could not be loaded</Trans>}
        reference={referenceOf(error)}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <LinkButton href={paths.home}>
              <Trans>Back to my library</Trans>
            </LinkButton>
          </>
        }
      >
        {messageFor(i18n, error)}
      </StatePanel>
    </div>
  );
}

/** Stands for an order whose number is none. Source: T-086, T-087. */
export function WrongOrderId(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Free adoptions`);
  return (
    <div role="alert">
      <StatePanel
        scene="nothing-found"
        level={1}
        title={<Trans>This is not the number of an order</Trans>}
        actions={
          <LinkButton variant="primary" href={paths.freeAdoption}>
            <Trans>See all orders</Trans>
          </LinkButton>
        }
      >
        <Trans>The address may be incomplete. Choose the order in the list of your school.</Trans>
      </StatePanel>
    </div>
  );
}
