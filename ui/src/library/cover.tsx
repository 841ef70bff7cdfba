import { useState } from "react";
import styles from "./cover.module.css";

/** A cover with spine, radius and shadow. When the image cannot be loaded, the name stands on a plain cover instead. */
export function Cover({ src, name, eager = false }: { src: string; name: string; eager?: boolean }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.cover}>
      {failed ? (
        <span className={styles.fallback} aria-hidden="true">
          {name}
        </span>
      ) : (
        <img
          src={src}
          alt=""
          width={300}
          height={400}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
