import type { RegistrationFaults, RegistrationValues } from "../registration-form.ts";

/** What every part of the registration form shows and tells. */
export interface FieldsProps {
  values: RegistrationValues;
  faults: RegistrationFaults;
  readOnly: boolean;
  onType: (change: Partial<RegistrationValues>) => void;
}

/** The fields in which text is typed. */
export type TextFieldName = Exclude<keyof RegistrationValues, "wantsNews" | "terms">;
