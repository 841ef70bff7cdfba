import { type ApiError, useApi } from "@anaquel/client-kit/api";
import { messageFor, referenceOf } from "@anaquel/client-kit/errors";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Button, PageSkeleton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo } from "react";
import { OrderFlow } from "./order-flow.tsx";
import { draftOf, isPreloaded, startOf } from "./start.ts";

/** An order of family books, once everything is read that it begins with. Source: T-184 to T-187, T-190 to T-193, G12. */
export function OrderPage({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  const reads = {
    order: useApi("/gratishp/orderid", {}),
    vat: useApi("/gratishp/vat", {}),
    cost: useApi("/gratishp/order/cost", {}),
    children: useApi("/gratishp/order/children", {}),
  };
  const all = Object.values(reads);
  const preloaded = reads.children.data?.children;
  const saved = useMemo(() => preloaded?.filter(isPreloaded).map((child, at) => draftOf(child, at + 1)), [preloaded]);
  const skipped = (preloaded?.length ?? 0) - (saved?.length ?? 0);

  useEffect(() => {
    if (skipped > 0) console.warn(`${skipped} saved children lack something and are left out.`);
  }, [skipped]);

  function retry() {
    for (const read of all) read.retry();
  }

  const error = all.find((read) => read.error)?.error;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (all.some(({ data }) => data === undefined) || !saved) {
    return <PageSkeleton label={t`The page is being loaded`} />;
  }
  const start = startOf(reads.order.data?.id, reads.vat.data?.vat, reads.cost.data?.ordercost);
  if (!start || user.schoolId == null) return <LoadFailure onRetry={retry} />;
  return (
    <OrderFlow
      start={start}
      saved={saved}
      orderer={{ teacherId: user.id, schoolId: user.schoolId }}
      onPriceChanged={() => {
        reads.vat.retry();
        reads.cost.retry();
      }}
    />
  );
}

/** Source: T-205. */
function LoadFailure({ error, onRetry }: { error?: ApiError; onRetry: () => void }): ReactNode {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <StatePanel
        scene="broken"
        level={1}
        title={<Trans>An error has occurred, please come back to the page later.</Trans>}
        reference={error && referenceOf(error)}
        actions={
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {error && messageFor(i18n, error)}
      </StatePanel>
    </div>
  );
}
