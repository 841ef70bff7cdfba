import { type ReactNode, useEffect, useState } from "react";
import styles from "./skeleton.module.css";

const QUIET_MS = 150;

/** Shows its children only after a short while, so that fast answers do not flicker. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

/** A grey place for something that is being loaded. Sizes are CSS lengths. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}

/** A text that is being loaded, below a heading that says which. */
export function TextSkeleton() {
  return (
    <Delayed>
      <div className={styles.text} aria-hidden="true">
        {["100%", "96%", "99%", "62%"].map((width) => (
          <Skeleton key={width} width={width} height="14px" />
        ))}
      </div>
    </Delayed>
  );
}

/** A page that is being loaded: title, lines, said once to screen readers. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <Delayed>
      <div className={styles.page} role="status" aria-label={label}>
        <Skeleton width="80%" height="40px" />
        <Skeleton height="18px" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height="52px" />
        ))}
      </div>
    </Delayed>
  );
}

/** A thin bar on top while it is not known yet what the portal shows. */
export function TopProgress({ label }: { label: string }) {
  return <div className={styles.progress} role="progressbar" aria-label={label} />;
}
