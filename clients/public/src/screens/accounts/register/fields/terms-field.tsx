import { CheckField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldsProps } from "./fields.ts";

/** The terms, which must be accepted. Source: T-287. */
export function TermsField({ values, faults, onType }: FieldsProps): ReactNode {
  const { t } = useLingui();
  return (
    <CheckField
      name="terms"
      label={t`I accept the terms of use and the privacy policy`}
      checked={values.terms}
      error={faults.terms && <Trans>Without accepting them we cannot create your account.</Trans>}
      onChange={({ currentTarget }) => onType({ terms: currentTarget.checked })}
    />
  );
}
