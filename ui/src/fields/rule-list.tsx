import { CheckCircleFillIcon, CircleIcon } from "@primer/octicons-react";
import styles from "./rule-list.module.css";

interface RuleListProps {
  label: string;
  rules: readonly { name: string; isKept: boolean }[];
  /** Said of a rule that is kept, and of one that is not yet. */
  spoken: { kept: string; open: string };
}

/** What a value must have, ticked while it is typed. */
export function RuleList({ label, rules, spoken }: RuleListProps) {
  return (
    <ul className={styles.rules} aria-label={label}>
      {rules.map(({ name, isKept }) => (
        <li key={name} data-kept={isKept || undefined}>
          {isKept ? <CheckCircleFillIcon size={14} /> : <CircleIcon size={14} />}
          <span>{name}</span>
          <span className="anaquel-hidden">{isKept ? spoken.kept : spoken.open}</span>
        </li>
      ))}
    </ul>
  );
}
