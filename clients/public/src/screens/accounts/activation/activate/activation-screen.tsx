import type { ApiError } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Button, LinkButton, Notice, TaskActions, TaskPage, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Redirect, useSearch } from "wouter";
import { paths } from "../../../../paths.ts";
import { ResendForm } from "../../resend/resend-form.tsx";
import { isBadLink } from "./activation-flow.ts";
import { type ActivationLink, useActivation } from "./use-activation.ts";

/** The page that the activation mail links to. Without the parts of the link there is nothing to do. Source: T-318, T-319. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const query = new URLSearchParams(useSearch());
  const [idSim, hash] = [query.get("idSim"), query.get("hash")];
  useDocumentTitle(t`Activate your account`);
  if (!idSim || !hash) return <Redirect to={`${paths.error}/`} replace />;
  return <ActivationTask key={`${idSim} ${hash}`} link={{ idSim, hash }} />;
}

function ActivationTask({ link }: { link: ActivationLink }): ReactNode {
  const { state, submit } = useActivation(link);
  const place = useFocusOnChange<HTMLDivElement>(state.stage === "sending" ? null : state);
  return (
    <TaskPage
      title={<Trans>Activate your account</Trans>}
      lead={<Trans>One step is left: confirm that this email is yours.</Trans>}
    >
      <TaskStack>
        <TaskStack ref={place}>
          {(state.stage === "idle" || state.stage === "sending") && (
            <Confirm isSending={state.stage === "sending"} onConfirm={submit} />
          )}
          {state.stage === "success" && <Activated />}
          {state.stage === "error" && <Failure error={state.error} />}
        </TaskStack>
        {state.stage === "error" && <WaysOn isBad={isBadLink(state.error)} onRetry={submit} />}
      </TaskStack>
    </TaskPage>
  );
}

function Confirm({ isSending, onConfirm }: { isSending: boolean; onConfirm: () => Promise<void> }): ReactNode {
  return (
    <TaskActions>
      <Button variant="primary" size="large" aria-busy={isSending} onClick={() => void onConfirm()}>
        {isSending ? <Trans>Activating…</Trans> : <Trans>Activate my account</Trans>}
      </Button>
    </TaskActions>
  );
}

/** Source: T-322. */
function Activated(): ReactNode {
  return (
    <>
      <Notice tone="success" title={<Trans>Your account is active</Trans>}>
        <Trans>Sign in with your email and your password.</Trans>
      </Notice>
      <TaskActions>
        <LinkButton variant="primary" size="large" href={paths.signIn}>
          <Trans>Sign in</Trans>
        </LinkButton>
      </TaskActions>
    </>
  );
}

function Failure({ error }: { error: ApiError }): ReactNode {
  const { i18n } = useLingui();
  return (
    <Notice tone="critical" title={<Trans>Your account has not been activated</Trans>}>
      {isBadLink(error) ? (
        <Trans>This link was used already, has expired or is not complete.</Trans>
      ) : (
        messageFor(i18n, error)
      )}
    </Notice>
  );
}

/** A bad link needs another one; after any other failure it can be tried again. Home is always there. Source: T-323. */
function WaysOn({ isBad, onRetry }: { isBad: boolean; onRetry: () => Promise<void> }): ReactNode {
  return (
    <>
      {isBad && <ResendForm />}
      <TaskActions>
        {!isBad && (
          <Button variant="primary" size="large" onClick={() => void onRetry()}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <LinkButton size="large" href={paths.home}>
          <Trans>Go to the start page</Trans>
        </LinkButton>
      </TaskActions>
    </>
  );
}
