import { PASSWORD_MAX_LENGTH } from "@anaquel/client-kit/forms";
import { PasswordField, TextField } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ChangeEvent, ReactNode } from "react";
import { PasswordRules } from "../../password-rules.tsx";
import type { FieldsProps, TextFieldName } from "./fields.ts";

interface AccountFieldsProps extends FieldsProps {
  /** Name of the provider that vouches for the address; then there is no password. Source: G21. */
  platformName: string | undefined;
}

/** The address and the password to sign in with. Source: T-283 to T-285. */
export function AccountFields({ values, faults, readOnly, onType, platformName }: AccountFieldsProps): ReactNode {
  const { t } = useLingui();
  const mailFaults = {
    invalid: t`Write a complete email address, such as name@school.org.`,
    taken: t`An account with this email exists already. Write another one.`,
    elsewhere: t`This email already belongs to an account of our other platform. Write another one.`,
    another: t`Write the other email address.`,
  };

  function control(field: TextFieldName) {
    return {
      name: field,
      value: values[field],
      readOnly,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType({ [field]: currentTarget.value }),
    };
  }

  return (
    <>
      <TextField
        {...control("email")}
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        readOnly={readOnly || platformName !== undefined}
        hint={
          platformName === undefined
            ? t`You sign in with it, and we send you a link to confirm it.`
            : t`You sign in with this ${platformName} account and need no password here.`
        }
        error={faults.email && mailFaults[faults.email]}
      />
      {platformName === undefined && (
        <>
          <PasswordField
            {...control("password")}
            label={t`Password`}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
            error={faults.password && t`The password does not have all it needs yet.`}
          />
          <PasswordRules password={values.password} />
          <PasswordField
            {...control("confirmation")}
            label={t`Password again`}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
            error={faults.confirmation && t`The two passwords are not the same.`}
          />
        </>
      )}
    </>
  );
}
