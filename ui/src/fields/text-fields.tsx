import { useLingui } from "@lingui/react/macro";
import { EyeClosedIcon, EyeIcon } from "@primer/octicons-react";
import { type ComponentProps, useState } from "react";
import styles from "./field.module.css";
import { Field } from "./field.tsx";
import { controlClass, type Framing } from "./framing.ts";

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
