import { messageFor } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Button, CheckField, Notice, TaskActions, TaskStack, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ChangeEvent, FormEvent, ReactNode } from "react";
import { type AccountFaults, type AccountValues, NAME_MAX_LENGTH, scopeOf } from "./account-form.ts";
import { useEditAccount } from "./use-edit-account.ts";

/** The personal data of a teacher. Source: T-225 to T-247. */
export function AccountForm({ user }: { user: UserInfo }): ReactNode {
  const { t, i18n } = useLingui();
  const { state, dispatch, submit } = useEditAccount(user);
  const { values, stage } = state;
  const { hasMail, hasPhone } = scopeOf(user);
  const faults: AccountFaults = state.stage === "editing" ? state.faults : {};
  const place = useFocusOnChange<HTMLFormElement>(Object.keys(faults).length > 0 ? faults : null);
  const isSending = stage === "sending";
  const wrongName = t`Write at least two letters. Numbers and most signs are not part of a name.`;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function control(field: Exclude<keyof AccountValues, "refusesNews">) {
    return {
      name: field,
      value: values[field],
      readOnly: isSending,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        dispatch({ type: "typed", change: { [field]: currentTarget.value } }),
    };
  }

  return (
    <form ref={place} onSubmit={onSubmit} noValidate aria-label={t`Personal data`}>
      <TaskStack>
        <TextField
          {...control("name")}
          label={t`Name`}
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          error={faults.name && wrongName}
        />
        <TextField
          {...control("surname1")}
          label={t`First surname`}
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          error={faults.surname1 && wrongName}
        />
        <TextField
          {...control("surname2")}
          label={t`Second surname (optional)`}
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          error={faults.surname2 && wrongName}
        />
        <TextField
          {...control("email")}
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          readOnly={isSending || !hasMail}
          hint={hasMail ? undefined : t`It is the address of the account you sign in with.`}
          error={faults.email && <MailFault fault={faults.email} />}
        />
        {hasPhone && (
          <TextField
            {...control("phone")}
            label={t`Phone (optional)`}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            error={faults.phone && t`A phone number has 9 digits.`}
          />
        )}
        <CheckField
          label={t`I do not want news from the publisher by email`}
          checked={values.refusesNews}
          onChange={({ currentTarget }) => dispatch({ type: "typed", change: { refusesNews: currentTarget.checked } })}
        />
        {state.stage === "failed" && (
          <Notice tone="critical" title={<Trans>Your changes are not saved</Trans>}>
            {messageFor(i18n, state.error)}
          </Notice>
        )}
        {stage === "saved" && (
          <Notice tone="success">
            <Trans>Your data are saved.</Trans>
          </Notice>
        )}
        <TaskActions>
          <Button type="submit" variant="primary" size="large" aria-busy={isSending}>
            {isSending ? <Trans>Saving…</Trans> : <Trans>Save changes</Trans>}
          </Button>
        </TaskActions>
      </TaskStack>
    </form>
  );
}

/** Source: T-231, T-247. */
function MailFault({ fault }: { fault: "invalid" | "taken" }): ReactNode {
  if (fault === "taken")
    return <Trans>This email is not valid: another account has it already. Write another one.</Trans>;
  return <Trans>Write a complete email address, such as name@school.org.</Trans>;
}
