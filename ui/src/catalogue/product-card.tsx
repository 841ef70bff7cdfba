import type { ReactNode } from "react";
import { Cover } from "../library/cover.tsx";
import styles from "./product-card.module.css";

/** A digital product: cover, name, platform, what can be done with it. */
export function ProductCard({
  name,
  kind,
  coverSrc,
  facts,
  children,
}: {
  name: string;
  kind: string;
  coverSrc?: string;
  facts?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <article className={styles.card}>
      {coverSrc && (
        <div className={styles.cover}>
          <Cover src={coverSrc} name={name} />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h3>{name}</h3>
        {facts && <div className={styles.facts}>{facts}</div>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </article>
  );
}

/** Cards side by side, as many as fit. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
