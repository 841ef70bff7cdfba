import { CheckIcon } from "@primer/octicons-react";
import styles from "./steps.module.css";

/** Where a task of several steps stands. `current` counts from 0. */
export function Steps({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((name, index) => (
        <li key={name} aria-current={index === current ? "step" : undefined} data-done={index < current || undefined}>
          <span className={styles.number} aria-hidden="true">
            {index < current ? <CheckIcon size={14} /> : index + 1}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
