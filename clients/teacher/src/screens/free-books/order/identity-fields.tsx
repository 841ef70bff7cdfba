import { FIRST_CHILD_BIRTH } from "@anaquel/openapi/checks/birth-dates";
import { TextField } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import { type ChildDraft, type ChildFaults, NAME_MAX_LENGTH } from "./child.ts";
import { FamilyBookField } from "./family-book-field.tsx";
import styles from "./order.module.css";
import type { ChildText, OrderEvent } from "./order-form.ts";
import { today } from "./today.ts";

interface IdentityFieldsProps {
  child: ChildDraft;
  faults: ChildFaults;
  isTried: boolean;
  dispatch: Dispatch<OrderEvent>;
}

/** Names, day of birth and family book of a new child. Source: T-156 to T-167, T-211. */
export function IdentityFields({ child, faults, isTried, dispatch }: IdentityFieldsProps): ReactNode {
  const { t } = useLingui();
  const births = {
    invalid: t`Enter the day of birth.`,
    future: t`The day of birth cannot be in the future.`,
    early: t`The day of birth must be 1990 or later.`,
  };
  const change = (text: Partial<ChildText>) => dispatch({ type: "typed", key: child.key, change: text });

  return (
    <div className={styles.fields}>
      <TextField
        label={t`Name`}
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        value={child.name}
        error={isTried && faults.name ? t`Enter the name.` : undefined}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={t`First surname`}
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        value={child.surname1}
        error={isTried && faults.surname1 ? t`Enter the first surname.` : undefined}
        onChange={({ currentTarget }) => change({ surname1: currentTarget.value })}
      />
      <TextField
        label={t`Second surname (optional)`}
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        value={child.surname2}
        onChange={({ currentTarget }) => change({ surname2: currentTarget.value })}
      />
      <TextField
        label={t`Day of birth`}
        type="date"
        min={FIRST_CHILD_BIRTH}
        max={today()}
        value={child.birthDate}
        error={faults.birthDate && (isTried || child.birthDate !== "") ? births[faults.birthDate] : undefined}
        onChange={({ currentTarget }) => change({ birthDate: currentTarget.value })}
      />
      <div className={styles.wide}>
        <FamilyBookField
          file={child.familyBook}
          fault={faults.familyBook}
          isTried={isTried}
          onChoose={(familyBook) => change({ familyBook })}
        />
      </div>
    </div>
  );
}
