import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";

/** What the page that sent here may have left in the history entry. */
interface ErrorState {
  message: string | null;
  reference: string | null;
}

/** The general error page. Source: P-018. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const { message, reference } = errorState(history.state);
  useDocumentTitle(t`Something went wrong`);
  return (
    <StatePanel
      scene="broken"
      level={1}
      title={<Trans>We could not open that page</Trans>}
      reference={reference}
      actions={
        <>
          <LinkButton variant="primary" href="/">
            <Trans>Go to the start page</Trans>
          </LinkButton>
          <LinkButton href={paths.contact}>
            <Trans>Contact support</Trans>
          </LinkButton>
        </>
      }
    >
      {message ?? (
        <Trans>The address may be wrong, or your account may not have access to it. Nothing of yours is lost.</Trans>
      )}
    </StatePanel>
  );
}

/** Reads message and reference from a history entry; anything else in it is ignored. */
export function errorState(state: unknown): ErrorState {
  const entry: { message?: unknown; reference?: unknown } = typeof state === "object" && state !== null ? state : {};
  return {
    message: typeof entry.message === "string" && entry.message ? entry.message : null,
    reference: typeof entry.reference === "string" && entry.reference ? entry.reference : null,
  };
}
