import { useLingui } from "@lingui/react/macro";
import { EyeClosedIcon, EyeIcon, SearchIcon } from "@primer/octicons-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import styles from "./field.module.css";
import { Field } from "./field.tsx";

interface Framing {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  aside?: ReactNode;
  /** The lower control of filter columns. */
  compact?: boolean;
}

/** One line of text. */
export function TextField({ label, hint, error, aside, compact, ...input }: Framing & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <input type="text" {...input} {...control} className={controlClass(compact)} />}
    </Field>
  );
}

/** A password, which the person may uncover. */
export function PasswordField({ label, hint, error, aside, ...input }: Framing & ComponentProps<"input">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className={styles.withButton}>
          <input {...input} {...control} type={shown ? "text" : "password"} className={styles.control} />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={shown}
            aria-label={shown ? t`Hide the password` : t`Show the password`}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeClosedIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}

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

/** A search inside a page; its label is spoken, its placeholder shown. */
export function SearchField({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <label className={styles.search}>
      <span className="anaquel-hidden">{label}</span>
      <SearchIcon />
      <input type="search" placeholder={label} {...input} className={styles.control} />
    </label>
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

function controlClass(compact: boolean | undefined): string {
  return compact ? `${styles.control} ${styles.compact}` : `${styles.control}`;
}
