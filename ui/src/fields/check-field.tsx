import { AlertFillIcon } from "@primer/octicons-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./check-field.module.css";

/** A statement to agree to, with the error that says it was not. */
export function CheckField({
  label,
  error,
  ...input
}: { label: ReactNode; error?: ReactNode } & ComponentProps<"input">) {
  const noteId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span>{label}</span>
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
