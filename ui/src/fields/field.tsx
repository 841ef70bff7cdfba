import { AlertFillIcon } from "@primer/octicons-react";
import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** What a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, a control, and under it a hint or an error. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands at the end of the label's line, such as a link. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Frames one control of a form. The error replaces the hint. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, "aria-describedby": note ? noteId : undefined, "aria-invalid": error ? true : undefined })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error && <AlertFillIcon />}
          {note}
        </p>
      )}
    </div>
  );
}
