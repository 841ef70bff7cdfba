import { CheckField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import type { FieldsProps } from "./fields.ts";
import styles from "./terms-field.module.css";

/** The terms, which must be accepted; they open in another window, so that nothing typed is lost. Source: T-287. */
export function TermsField({ values, faults, onType }: FieldsProps): ReactNode {
  const { t } = useLingui();
  return (
    <div>
      <CheckField
        name="terms"
        label={t`I accept the terms of use and the privacy policy`}
        checked={values.terms}
        error={faults.terms && <Trans>Without accepting them we cannot create your account.</Trans>}
        onChange={({ currentTarget }) => onType({ terms: currentTarget.checked })}
      />
      <p className={styles.read}>
        <Trans>
          Read the{" "}
          <a href={paths.terms} target="_blank" rel="noopener">
            terms of use
          </a>{" "}
          and the{" "}
          <a href={paths.privacy} target="_blank" rel="noopener">
            privacy policy
          </a>
          .
        </Trans>
      </p>
    </div>
  );
}
