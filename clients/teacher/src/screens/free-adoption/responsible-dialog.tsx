import { useApi } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { Button, Dialog, Notice, Skeleton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { ResponsibleForm } from "./responsible-form.tsx";

/** Asks who takes responsibility for the free adoptions of the school. Source: P-246 to P-250, G-32. */
export function ResponsibleDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t, i18n } = useLingui();
  const formId = useId();
  const { data, error } = useApi("/gratis-adoption/positions", {});
  return (
    <Dialog
      title={t`Take responsibility for free adoptions`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {data && (
            <Button variant="primary" type="submit" form={formId}>
              <Trans>Accept</Trans>
            </Button>
          )}
        </>
      }
    >
      {error && <Notice tone="critical">{messageFor(i18n, error)}</Notice>}
      {data && <ResponsibleForm id={formId} positions={data.positions} onDone={onClose} />}
      {!data && !error && <Skeleton height="120px" />}
    </Dialog>
  );
}
