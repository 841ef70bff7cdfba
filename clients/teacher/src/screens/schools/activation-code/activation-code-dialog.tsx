import { messageFor, statusMessage } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { useGo } from "@anaquel/client-kit/routing";
import { type UserInfo, useSession } from "@anaquel/client-kit/session";
import { Button, Dialog, Notice, TaskStack, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { paths } from "../../../paths.ts";
import { FoundSchool } from "../found-school.tsx";
import { type ActivationState, canActivate, submission } from "./activation-code-flow.ts";
import { useActivationCode } from "./use-activation-code.ts";

/**
 * Turns a demo account into a teacher's by the code of its school. Mount it beside what opens it, and not inside: the role changes
 * while it is open, and with the role goes the banner. Source: P-129, P-214 to P-229.
 */
export function ActivationCodeDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const session = useSession();
  return open && session.state === "user" ? <OpenedDialog user={session.user} onClose={onClose} /> : null;
}

function OpenedDialog({ user, onClose }: { user: UserInfo; onClose: () => void }): ReactNode {
  const { t, i18n } = useLingui();
  // What counts is who opened the dialog: a success changes the role.
  const [opener] = useState(user);
  if (canActivate(opener)) return <ActivationDialog user={opener} onClose={onClose} />;
  return (
    <Dialog title={t`Activate your account`} onClose={onClose}>
      <Notice tone="critical">{statusMessage(i18n, 500)}</Notice>
    </Dialog>
  );
}

function ActivationDialog({ user, onClose }: { user: UserInfo; onClose: () => void }): ReactNode {
  const { t, i18n } = useLingui();
  const go = useGo();
  const formId = useId();
  const { state, dispatch, submit } = useActivationCode(user);
  const isWaiting = "isWaiting" in state && state.isWaiting;
  const place = useFocusOnChange<HTMLDivElement>(isWaiting ? null : state.status, { atOnce: true });

  function leaveTo(address: string) {
    onClose();
    go(address);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  const footers: Record<ActivationState["status"], () => ReactNode> = {
    "no-search": lookupButtons,
    "locate-failed": lookupButtons,
    located: () => (
      <>
        <Button onClick={() => dispatch({ type: "cancelled" })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" onClick={() => void submit()} aria-busy={isWaiting}>
          {isWaiting ? <Trans>Activating…</Trans> : <Trans>Activate my account</Trans>}
        </Button>
      </>
    ),
    activated: () => (
      <>
        <Button onClick={() => leaveTo(paths.editLibrary)}>
          <Trans>Choose my titles</Trans>
        </Button>
        <Button variant="primary" onClick={() => leaveTo(paths.home)}>
          <Trans>Accept</Trans>
        </Button>
      </>
    ),
    "activation-failed": () => (
      <>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button variant="primary" onClick={() => dispatch({ type: "cancelled" })}>
          <Trans>Try again</Trans>
        </Button>
      </>
    ),
  };

  function lookupButtons() {
    return (
      <>
        <Button onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={!isWaiting && !submission(state)}
          aria-busy={isWaiting}
        >
          {isWaiting ? <Trans>Looking it up…</Trans> : <Trans>Look up the code</Trans>}
        </Button>
      </>
    );
  }

  return (
    <Dialog title={t`Activate your account`} onClose={onClose} footer={footers[state.status]()}>
      <TaskStack ref={place}>
        {(state.status === "no-search" || state.status === "locate-failed") && (
          <form id={formId} onSubmit={onSubmit} noValidate>
            <TaskStack>
              <p>
                <Trans>
                  With the code of your school your demo account becomes a teacher account, with everything your school
                  has adopted.
                </Trans>
              </p>
              <TextField
                label={t`Code of your school`}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={state.code}
                readOnly={isWaiting}
                hint={t`10 digits and letters. Your school or our delegate has it.`}
                error={state.status === "locate-failed" ? <WrongCode state={state} /> : undefined}
                onChange={(event) => dispatch({ type: "typed", value: event.currentTarget.value })}
              />
            </TaskStack>
          </form>
        )}
        {state.status === "located" && (
          <>
            <p>
              <Trans>This is the school of the code. Is it yours?</Trans>
            </p>
            <FoundSchool school={state.school} />
          </>
        )}
        {state.status === "activated" && (
          <Notice tone="success" title={<Trans>Your account is active</Trans>}>
            <Trans>
              You are a teacher of your school now. Choose the titles you want on your shelf whenever you like.
            </Trans>
          </Notice>
        )}
        {state.status === "activation-failed" && <Notice tone="critical">{statusMessage(i18n, 500)}</Notice>}
      </TaskStack>
    </Dialog>
  );
}

/** Says that the code is wrong, and what is known of the cause. Source: P-228. */
function WrongCode({ state }: { state: Extract<ActivationState, { status: "locate-failed" }> }): ReactNode {
  const { i18n } = useLingui();
  const { error } = state;
  if (!error) return <Trans>Wrong premium code: it is the code of another school.</Trans>;
  if (error.status === 404) return <Trans>Wrong premium code: no school has it.</Trans>;
  const cause = messageFor(i18n, error);
  return <Trans>Wrong premium code, or it could not be checked. {cause}</Trans>;
}
