import { AlertFillIcon } from "@primer/octicons-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./check-field.module.css";

/** Something that is ticked or not and counts when the form is sent. */
export function CheckField({
  label,
  hint,
  error,
  ...input
}: { label: ReactNode; hint?: ReactNode; error?: ReactNode } & ComponentProps<"input">) {
  const noteId = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      {error && (
        <p id={noteId} className={styles.error}>
          <AlertFillIcon />
          {error}
        </p>
      )}
    </div>
  );
}
