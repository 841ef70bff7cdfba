import type { ReactNode } from "react";
import styles from "./fact-card.module.css";

/** One thing that was found, with what is known of it: the person checks it before going on. Facts without value are left out. */
export function FactCard({
  title,
  facts,
}: {
  title: ReactNode;
  facts: readonly { term: string; value: string | null | undefined }[];
}) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.facts}>
        {facts.map(
          ({ term, value }) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
