import { messageFor } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Button, LinkButton, Notice, TaskActions, TaskPage, TaskStack, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Dispatch, FormEvent, ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { MailAddress } from "../../mail-address.tsx";
import type { ForgotEvent, ForgotState } from "./forgot-password-flow.ts";
import { useForgotPassword } from "./use-forgot-password.ts";

/** The page that mails a link to set a new password. Source: P-014, T-326, T-332. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const { state, dispatch, submit } = useForgotPassword();
  const place = useFocusOnChange<HTMLDivElement>(situationOf(state));
  useDocumentTitle(t`Recover your password`);
  return (
    <TaskPage
      title={<Trans>Recover your password</Trans>}
      lead={<Trans>Write the email of your account, and we send you a link to set a new password.</Trans>}
    >
      <TaskStack ref={place}>
        {state.stage === "sent" ? (
          <Sent mail={state.mail} onAgain={() => dispatch({ type: "started-again" })} />
        ) : (
          <ForgotForm state={state} dispatch={dispatch} submit={submit} />
        )}
      </TaskStack>
    </TaskPage>
  );
}

interface ForgotFormProps {
  state: Exclude<ForgotState, { stage: "sent" }>;
  dispatch: Dispatch<ForgotEvent>;
  submit: () => Promise<void>;
}

function ForgotForm({ state, dispatch, submit }: ForgotFormProps): ReactNode {
  const { t, i18n } = useLingui();
  const isSending = state.stage === "sending";
  const isFaulty = state.stage === "editing" && state.fault !== null;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={onSubmit} noValidate aria-label={t`Recover your password`}>
      <TaskStack>
        {state.stage === "failed" && (
          <Notice tone="critical" title={<Trans>We could not send you the link</Trans>}>
            {messageFor(i18n, state.error)}
          </Notice>
        )}
        <TextField
          label={t`Email`}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          value={state.mail}
          readOnly={isSending}
          onChange={({ currentTarget }) => dispatch({ type: "typed", mail: currentTarget.value })}
          error={isFaulty ? t`Write a complete email address, such as name@school.org.` : undefined}
        />
        <TaskActions>
          <Button type="submit" variant="primary" size="large" aria-busy={isSending}>
            {isSending ? <Trans>Sending…</Trans> : <Trans>Send me the link</Trans>}
          </Button>
          <LinkButton size="large" href={paths.signIn}>
            <Trans>Back to sign in</Trans>
          </LinkButton>
        </TaskActions>
      </TaskStack>
    </form>
  );
}

/** The answer is the same for an address without an account, so the text promises nothing about it. */
function Sent({ mail, onAgain }: { mail: string; onAgain: () => void }): ReactNode {
  return (
    <>
      <Notice tone="success" title={<Trans>Check your email</Trans>}>
        <Trans>
          If <MailAddress>{mail}</MailAddress> has an account, the link is on its way. It works once and expires in an
          hour.
        </Trans>
      </Notice>
      <p>
        <Trans>Nothing there after a few minutes? Look in the spam folder, or ask for another link.</Trans>
      </p>
      <TaskActions>
        <LinkButton variant="primary" size="large" href={paths.signIn}>
          <Trans>Back to sign in</Trans>
        </LinkButton>
        <Button size="large" onClick={onAgain}>
          <Trans>Ask for another link</Trans>
        </Button>
      </TaskActions>
    </>
  );
}

/** What moves the focus: the form to its only field, a result to itself. Failures are announced where they are. */
function situationOf(state: ForgotState): unknown {
  if (state.stage === "sending" || state.stage === "failed") return null;
  return state.stage === "editing" && state.fault !== null ? state : state.stage;
}
