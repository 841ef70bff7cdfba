import { type ApiError, useApi } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { SelectField, TextField } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import { type ChildDraft, type ChildFaults, type Choice, isZip, ZIP_LENGTH } from "./child.ts";
import styles from "./order.module.css";
import type { OrderEvent } from "./order-form.ts";
import { isLevel } from "./start.ts";

interface SchoolFieldsProps {
  child: ChildDraft;
  /** What is missing first, when it is to be shown. */
  fault: ChildFaults["place"];
  dispatch: Dispatch<OrderEvent>;
}

/** Postal code, school, level and subject of a child, each by what was chosen before. Source: T-172 to T-176, T-180 to T-183. */
export function SchoolFields({ child, fault, dispatch }: SchoolFieldsProps): ReactNode {
  const { t, i18n } = useLingui();
  const { key, zip, school, level, subject, blocked } = child;
  const centres = useApi("/gratishp/centersbyzipcode/{zip}", isZip(zip) ? { params: { path: { zip } } } : null);
  const levels = useApi(
    "/gratishp/levels/{schoolId}",
    school && {
      params: { path: { schoolId: school.id }, ...(child.id === null ? {} : { query: { idhijo: child.id } }) },
    },
  );
  const subjects = useApi(
    "/gratishp/subjects/{schoolId}/{level}",
    school && level && { params: { path: { schoolId: school.id, level: level.id } } },
  );
  const schoolChoices = centres.data?.centros.map(({ id_centro, d_centro }) => ({ id: id_centro, name: d_centro }));
  const levelChoices = levels.data?.levels
    .filter(isLevel)
    .map(({ C_NIVEL, D_NIVEL }) => ({ id: C_NIVEL, name: D_NIVEL }));
  const subjectChoices = subjects.data?.asignaturas.map(({ C_ASIGNATURA, D_ASIGNATURA }) => ({
    id: C_ASIGNATURA,
    name: D_ASIGNATURA,
  }));
  const isWrongZip = (zip.length === ZIP_LENGTH && !isZip(zip)) || schoolChoices?.length === 0;
  const stays = t`Take out the chosen titles first.`;

  function failureOf(error: ApiError | undefined): string | undefined {
    return error && messageFor(i18n, error);
  }

  function zipError(): string | undefined {
    if (blocked === "zip") return stays;
    if (isWrongZip) return t`There is no school with this postal code.`;
    return fault === "zip" ? t`Enter the five digits of the postal code.` : undefined;
  }

  function levelError(): string | undefined {
    if (blocked === "level") return stays;
    return fault === "level" ? t`Choose the level.` : undefined;
  }

  function schoolError(): string | undefined {
    if (blocked === "school") return stays;
    if (levelChoices?.length === 0) return t`This school has no adopted books to order.`;
    return fault === "school" && !isWrongZip ? t`Choose the school.` : undefined;
  }

  return (
    <div className={styles.fields}>
      <TextField
        label={t`Postal code of the school`}
        inputMode="numeric"
        autoComplete="off"
        value={zip}
        error={zipError() ?? failureOf(centres.error)}
        onChange={({ currentTarget }) => dispatch({ type: "zip-typed", key, zip: currentTarget.value })}
      />
      <ChoiceField
        label={t`School`}
        choices={schoolChoices}
        chosen={school}
        error={schoolError()}
        onChoose={(choice) => dispatch({ type: "school-chosen", key, school: choice })}
      />
      <ChoiceField
        label={t`Level`}
        choices={school ? levelChoices : undefined}
        chosen={level}
        error={levelError() ?? failureOf(levels.error)}
        onChoose={(choice) => dispatch({ type: "level-chosen", key, level: choice })}
      />
      <ChoiceField
        label={t`Subject`}
        choices={level ? subjectChoices : undefined}
        chosen={subject}
        error={failureOf(subjects.error) ?? (fault === "subject" ? t`Choose the subject.` : undefined)}
        onChoose={(choice) => dispatch({ type: "subject-chosen", key, subject: choice })}
      />
    </div>
  );
}

interface ChoiceFieldProps {
  label: string;
  /** What can be chosen; undefined while unknown. */
  choices: readonly Choice[] | undefined;
  chosen: Choice | null;
  error: string | undefined;
  onChoose: (choice: Choice | null) => void;
}

function ChoiceField({ label, choices, chosen, error, onChoose }: ChoiceFieldProps): ReactNode {
  const { t } = useLingui();
  // What was chosen stays visible while its list is being read.
  const known = choices ?? (chosen ? [chosen] : []);
  return (
    <SelectField
      label={label}
      value={chosen?.id ?? ""}
      disabled={known.length === 0}
      error={error}
      onChange={({ currentTarget }) => onChoose(known.find(({ id }) => String(id) === currentTarget.value) ?? null)}
    >
      <option value="">{t`Choose…`}</option>
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
