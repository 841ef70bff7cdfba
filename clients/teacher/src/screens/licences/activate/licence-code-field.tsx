import { messageFor } from "@anaquel/client-kit/errors";
import { TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CodeFault } from "./activate-licence-flow.ts";
import { LICENCE_INPUT_LENGTH } from "./licence-form.ts";

interface LicenceCodeFieldProps {
  typed: string;
  fault: CodeFault | null;
  readOnly: boolean;
  onType: (value: string) => void;
}

/** The field of the licence code, with what is wrong with it. Source: P-234, P-239 to P-242. */
export function LicenceCodeField({ typed, fault, readOnly, onType }: LicenceCodeFieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Licence code`}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LICENCE_INPUT_LENGTH}
      value={typed}
      readOnly={readOnly}
      hint={t`12 digits, or 13 characters that begin with OUP. Dashes do not count.`}
      error={fault ? <Fault fault={fault} /> : undefined}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

function Fault({ fault }: { fault: CodeFault }): ReactNode {
  const { i18n } = useLingui();
  if (fault.kind === "empty") return <Trans>Write the code of your licence.</Trans>;
  if (fault.kind === "format") {
    return (
      <Trans id="errorLabel6">
        This is not a licence code. Licence codes have 12 digits, or 13 characters that begin with OUP.
      </Trans>
    );
  }
  if (fault.error.status === 404) {
    return <Trans>We do not know this code, or its time is over. Check it or ask for it again.</Trans>;
  }
  return messageFor(i18n, fault.error);
}
