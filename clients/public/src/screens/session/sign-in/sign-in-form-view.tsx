import { Button, Notice, PasswordField, TextField } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import type { SignInEvent, SignInFailure, SignInState } from "./sign-in-flow.ts";
import { isMail, isPassword } from "./sign-in-form.ts";
import styles from "./sign-in-screen.module.css";

interface SignInFormProps {
  state: SignInState;
  dispatch: Dispatch<SignInEvent>;
  submit: (mail: string, password: string) => Promise<void>;
}

/** The form of the sign-in screen. */
export function SignInForm({ state, dispatch, submit }: SignInFormProps): ReactNode {
  const { t } = useLingui();
  const [left, setLeft] = useState({ mail: false, password: false });
  const form = useRef<HTMLFormElement>(null);
  const { mail, password, stage } = state;
  const canSubmit = stage === "idle" && isMail(mail) && isPassword(password);

  useEffect(() => {
    // The fields were cleared, so the person goes on typing in the first one.
    if (stage === "failure") {
      setLeft({ mail: false, password: false });
      form.current?.querySelector("input")?.focus();
    }
  }, [stage]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSubmit) void submit(mail, password);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate aria-label={t`Sign in`}>
      {state.stage === "failure" && <Failure failure={state.failure} />}
      <TextField
        label={t`Email`}
        type="email"
        name="mail"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoFocus
        value={mail}
        onChange={(event) => dispatch({ type: "typed", field: "mail", value: event.currentTarget.value })}
        onBlur={() => setLeft((before) => ({ ...before, mail: mail !== "" }))}
        error={left.mail && !isMail(mail) ? t`Write a complete email address, such as name@school.org.` : undefined}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          dispatch({ type: "typed", field: "password", value: event.currentTarget.value });
          setLeft((before) => ({ ...before, password: true }));
        }}
        aside={<a href={paths.forgotPassword}>{t`Forgotten it?`}</a>}
        error={left.password && !isPassword(password) ? t`Write your password.` : undefined}
      />
      <Button type="submit" variant="primary" size="large" block disabled={!canSubmit} aria-busy={stage === "loading"}>
        {stage === "loading" ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  );
}

function Failure({ failure }: { failure: SignInFailure }): ReactNode {
  const { kind, text, retryAfter } = failure;
  return (
    <Notice tone="critical" title={<Trans>You are not signed in</Trans>}>
      {kind === "generic" && <Trans>Something went wrong on our side. Try again in a moment.</Trans>}
      {kind === "credentials" && (
        <Trans>The email or the password is not right. Check them and write them again.</Trans>
      )}
      {kind === "account" && text}
      {retryAfter !== null && (
        <p>
          <Plural value={retryAfter} one="You can try again in # second." other="You can try again in # seconds." />
        </p>
      )}
    </Notice>
  );
}
