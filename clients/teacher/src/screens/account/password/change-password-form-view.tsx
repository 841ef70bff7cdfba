import { messageFor } from "@anaquel/client-kit/errors";
import { PASSWORD_MAX_LENGTH } from "@anaquel/client-kit/forms";
import { Button, LinkButton, Notice, PasswordField, TaskActions, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ChangeEvent, Dispatch, FormEvent, ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { PasswordRules } from "../password-rules.tsx";
import type { PasswordEvent, PasswordState } from "./change-password-flow.ts";
import type { PasswordValues } from "./change-password-form.ts";

interface ChangePasswordFormProps {
  state: Exclude<PasswordState, { stage: "changed" }>;
  /** Tells password managers whose password it is. */
  mail: string;
  dispatch: Dispatch<PasswordEvent>;
  submit: () => Promise<void>;
}

/** The form to change the password. Source: T-237, T-238, G-27. */
export function ChangePasswordForm({ state, mail, dispatch, submit }: ChangePasswordFormProps): ReactNode {
  const { t, i18n } = useLingui();
  const { values } = state;
  const isSending = state.stage === "sending";
  const faults = state.stage === "editing" ? state.faults : {};

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function control(field: keyof PasswordValues) {
    return {
      value: values[field],
      readOnly: isSending,
      maxLength: PASSWORD_MAX_LENGTH,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        dispatch({ type: "typed", field, value: event.currentTarget.value }),
    };
  }

  return (
    <form onSubmit={onSubmit} noValidate aria-label={t`Change password`}>
      <TaskStack>
        {state.stage === "failed" && (
          <Notice tone="critical" title={<Trans>Your password has not been changed</Trans>}>
            {messageFor(i18n, state.error)}
          </Notice>
        )}
        <input type="text" name="username" autoComplete="username" value={mail} readOnly hidden />
        <PasswordField
          {...control("current")}
          label={t`Current password`}
          name="current-password"
          autoComplete="current-password"
          aside={<a href={paths.forgotPassword}>{t`Forgotten it?`}</a>}
          error={
            faults.current &&
            (faults.current === "empty" ? t`Write your current password.` : t`This is not your current password.`)
          }
        />
        <PasswordField
          {...control("next")}
          label={t`New password`}
          name="new-password"
          autoComplete="new-password"
          error={faults.next && t`The new password does not have all it needs yet.`}
        />
        <PasswordRules password={values.next} />
        <PasswordField
          {...control("confirmation")}
          label={t`New password again`}
          name="confirmation"
          autoComplete="new-password"
          error={faults.confirmation && t`The two new passwords are not the same.`}
        />
        <TaskActions>
          <Button type="submit" variant="primary" size="large" aria-busy={isSending}>
            {isSending ? <Trans>Changing…</Trans> : <Trans>Change password</Trans>}
          </Button>
          <LinkButton size="large" href={paths.home}>
            <Trans>Cancel</Trans>
          </LinkButton>
        </TaskActions>
      </TaskStack>
    </form>
  );
}
