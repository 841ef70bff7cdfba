import { messageFor } from "@anaquel/client-kit/errors";
import { PASSWORD_MAX_LENGTH } from "@anaquel/client-kit/forms";
import { Button, Notice, PasswordField, TaskActions, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ChangeEvent, Dispatch, FormEvent, ReactNode } from "react";
import { PasswordRules } from "../../password-rules.tsx";
import type { ResetEvent, ResetState, ResetValues } from "./reset-password-flow.ts";

interface ResetFormProps {
  state: Extract<ResetState, { values: ResetValues }>;
  dispatch: Dispatch<ResetEvent>;
  submit: () => Promise<void>;
}

/** The form of a new password. Source: T-330, T-331. */
export function ResetForm({ state, dispatch, submit }: ResetFormProps): ReactNode {
  const { t, i18n } = useLingui();
  const { values } = state;
  const isSending = state.stage === "sending";
  const faults = state.stage === "editing" ? state.faults : {};

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function control(field: keyof ResetValues) {
    return {
      name: field,
      value: values[field],
      readOnly: isSending,
      maxLength: PASSWORD_MAX_LENGTH,
      autoComplete: "new-password",
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        dispatch({ type: "typed", field, value: currentTarget.value }),
    };
  }

  return (
    <form onSubmit={onSubmit} noValidate aria-label={t`Set a new password`}>
      <TaskStack>
        {state.stage === "failed" && (
          <Notice tone="critical" title={<Trans>Your password has not been changed</Trans>}>
            {messageFor(i18n, state.error)}
          </Notice>
        )}
        <PasswordField
          {...control("password")}
          label={t`New password`}
          error={faults.password && t`The new password does not have all it needs yet.`}
        />
        <PasswordRules password={values.password} />
        <PasswordField
          {...control("confirmation")}
          label={t`New password again`}
          error={faults.confirmation && t`The two new passwords are not the same.`}
        />
        <TaskActions>
          <Button type="submit" variant="primary" size="large" aria-busy={isSending}>
            {isSending ? <Trans>Saving…</Trans> : <Trans>Set the password</Trans>}
          </Button>
        </TaskActions>
      </TaskStack>
    </form>
  );
}
