import { TextField } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ChangeEvent, ReactNode } from "react";
import { NAME_MAX_LENGTH, PHONE_LENGTH } from "../registration-form.ts";
import type { FieldsProps, TextFieldName } from "./fields.ts";

/** Who registers. Card and phone are asked for in Spain only. Source: T-279 to T-282, T-288 to T-292. */
export function PersonFields({
  values,
  faults,
  readOnly,
  onType,
  isSpain,
}: FieldsProps & { isSpain: boolean }): ReactNode {
  const { t } = useLingui();
  const wrongName = t`Write at least two letters. Numbers and most signs are not part of a name.`;

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
      {isSpain && (
        <>
          <TextField
            {...control("card")}
            label={t`Identity card (DNI or NIE)`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={t`With its letter, such as 12345678Z. You may leave leading zeros out.`}
            error={
              faults.card &&
              (faults.card === "taken"
                ? t`An account with this identity card exists already.`
                : t`This is not a valid identity card number. Check the digits and the letter.`)
            }
          />
          <TextField
            {...control("phone")}
            label={t`Phone (optional)`}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            error={faults.phone && t`A phone number has ${PHONE_LENGTH} digits.`}
          />
        </>
      )}
    </>
  );
}
