import { Button, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { messageFor, referenceOf } from "./messages.ts";

interface FailurePanelProps {
  error: unknown;
  onRetry?: () => void;
  /** Heading level: 1 when the panel is the whole page. */
  level?: 1 | 2;
}

/** Stands for content that could not be read: what happened, a retry, and the reference for support. */
export function FailurePanel({ error, onRetry, level = 2 }: FailurePanelProps): ReactNode {
  const { i18n } = useLingui();
  return (
    <StatePanel
      scene="broken"
      level={level}
      title={<Trans>We could not load this</Trans>}
      reference={referenceOf(error)}
      actions={
        onRetry && (
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {messageFor(i18n, error)}
    </StatePanel>
  );
}
