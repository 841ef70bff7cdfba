import { CheckField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { FieldsProps } from "./fields.ts";
import styles from "./terms-field.module.css";

/** The terms, which must be accepted. Source: T-287. */
export function TermsField({ values, faults, onType }: FieldsProps): ReactNode {
  const { t } = useLingui();
  const noteId = useId();
  const isOpen = faults.terms !== undefined;
  return (
    <div>
      <CheckField
        name="terms"
        label={t`I accept the terms of use and the privacy policy`}
        checked={values.terms}
        aria-invalid={isOpen || undefined}
        aria-describedby={isOpen ? noteId : undefined}
        onChange={({ currentTarget }) => onType({ terms: currentTarget.checked })}
      />
      {isOpen && (
        <p id={noteId} className={styles.error}>
          <Trans>Without accepting them we cannot create your account.</Trans>
        </p>
      )}
    </div>
  );
}
