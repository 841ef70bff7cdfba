import { messageFor } from "@anaquel/client-kit/errors";
import { TextField } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import type { LookUpFault, SchoolEvent } from "./school-flow.ts";

interface CodeFieldProps {
  code: string;
  fault: LookUpFault | null;
  /** What the registration lacks of the school. */
  lack: string | undefined;
  /** True while the code is looked up, and as long as it fixes the school. Source: T-314. */
  isLocked: boolean;
  dispatch: Dispatch<SchoolEvent>;
}

/** The code of the school. Source: T-309 to T-316. */
export function CodeField({ code, fault, lack, isLocked, dispatch }: CodeFieldProps): ReactNode {
  const { t, i18n } = useLingui();
  const faultText =
    fault === "nothing" ? t`No school has this code. Check it and try again.` : fault && messageFor(i18n, fault);
  return (
    <TextField
      label={t`Code of the school`}
      name="premiumCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={code}
      readOnly={isLocked}
      hint={isLocked ? undefined : t`10 digits and letters. Your school has it.`}
      error={faultText ?? lack}
      onChange={({ currentTarget }) => dispatch({ type: "code-typed", value: currentTarget.value })}
    />
  );
}
