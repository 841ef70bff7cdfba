import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";
import { Field } from "./field.tsx";
import { controlClass, type Framing } from "./framing.ts";

/** One of a few choices. */
export function SelectField({ label, hint, error, compact, children, ...select }: Framing & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control} className={controlClass(compact)}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** Something that is on or off at once. */
export function Switch({ label, checked, ...input }: { label: ReactNode; checked: boolean } & ComponentProps<"input">) {
  return (
    <label className={styles.switch}>
      {label}
      <input type="checkbox" role="switch" aria-checked={checked} checked={checked} {...input} />
    </label>
  );
}
