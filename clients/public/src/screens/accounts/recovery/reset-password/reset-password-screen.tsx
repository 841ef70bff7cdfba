import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, Notice, TaskActions, TaskPage, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Redirect, useSearch } from "wouter";
import { paths } from "../../../../paths.ts";
import type { ResetState } from "./reset-password-flow.ts";
import { ResetForm } from "./reset-password-form-view.tsx";
import { useResetPassword } from "./use-reset-password.ts";

/** The page that the recovery mail links to. Without the hash of the link there is nothing to do. Source: T-327, T-328. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const hash = new URLSearchParams(useSearch()).get("hash");
  useDocumentTitle(t`Set a new password`);
  return hash ? <ResetTask key={hash} hash={hash} /> : <Redirect to={`${paths.error}/`} replace />;
}

function ResetTask({ hash }: { hash: string }): ReactNode {
  const { state, dispatch, submit } = useResetPassword(hash);
  const place = useFocusOnChange<HTMLDivElement>(situationOf(state));
  return (
    <TaskPage
      title={<Trans>Set a new password</Trans>}
      lead={<Trans>It counts from now on, wherever you sign in with your email.</Trans>}
    >
      <TaskStack ref={place}>
        {state.stage === "changed" && <Changed />}
        {state.stage === "invalid-link" && <InvalidLink />}
        {"values" in state && <ResetForm state={state} dispatch={dispatch} submit={submit} />}
      </TaskStack>
    </TaskPage>
  );
}

function Changed(): ReactNode {
  return (
    <>
      <Notice tone="success" title={<Trans>Your new password is set</Trans>}>
        <Trans>You have been signed out everywhere. Sign in with the new password.</Trans>
      </Notice>
      <TaskActions>
        <LinkButton variant="primary" size="large" href={paths.signIn}>
          <Trans>Sign in</Trans>
        </LinkButton>
      </TaskActions>
    </>
  );
}

/** Source: T-335. */
function InvalidLink(): ReactNode {
  return (
    <>
      <Notice tone="critical" title={<Trans>This link is not valid</Trans>}>
        <Trans>Links to set a password work once and expire in an hour. Only the newest one counts.</Trans>
      </Notice>
      <TaskActions>
        <LinkButton variant="primary" size="large" href={paths.forgotPassword}>
          <Trans>Ask for another link</Trans>
        </LinkButton>
        <LinkButton size="large" href={paths.signIn}>
          <Trans>Back to sign in</Trans>
        </LinkButton>
      </TaskActions>
    </>
  );
}

/** What moves the focus: faults to the first of them, a result to itself. Failures are announced where they are. */
function situationOf(state: ResetState): unknown {
  if (state.stage === "changed" || state.stage === "invalid-link") return state.stage;
  return state.stage === "editing" && Object.keys(state.faults).length > 0 ? state.faults : null;
}
