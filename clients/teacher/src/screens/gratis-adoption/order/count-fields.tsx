import { TextField } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import styles from "./order.module.css";
import type { OrderEvent } from "./order-form.ts";
import { type Counts, countOf } from "./units.ts";

interface CountFieldsProps {
  counts: Counts;
  missing: readonly (keyof Counts)[];
  dispatch: Dispatch<OrderEvent>;
}

/** Students, classrooms and teachers. Source: T-108 to T-110, T-115. */
export function CountFields({ counts, missing, dispatch }: CountFieldsProps): ReactNode {
  const { t } = useLingui();
  const fields: Record<keyof Counts, { label: string; hint?: string }> = {
    students: { label: t`Students` },
    classrooms: { label: t`Classrooms`, hint: t`If you change them, the material for classrooms begins at 0.` },
    teachers: {
      label: t`Teachers`,
      hint: t`If you change them, the material for teachers and students begins at 0.`,
    },
  };
  return (
    <div className={styles.counts}>
      {(["students", "classrooms", "teachers"] as const).map((count) => (
        <TextField
          key={count}
          {...fields[count]}
          name={count}
          inputMode="numeric"
          autoComplete="off"
          value={counts[count] ?? ""}
          error={missing.includes(count) ? t`Enter a number.` : undefined}
          onChange={({ currentTarget }) => dispatch({ type: "counted", count, value: countOf(currentTarget.value) })}
        />
      ))}
    </div>
  );
}
