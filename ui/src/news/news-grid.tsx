import type { ReactNode } from "react";
import styles from "./news.module.css";
import { type NewsEntry, Topics } from "./topics.tsx";

/** News as cards, four in a row where there is room. Source: T-465. */
export function NewsGrid({
  heading,
  news,
  onOpen,
}: {
  heading: ReactNode;
  news: readonly NewsEntry[];
  onOpen: (id: number) => void;
}) {
  return (
    <section className={styles.feed}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.grid}>
        {news.map((entry) => (
          <li key={entry.id}>
            <article className={styles.card}>
              <img src={entry.imageSrc} alt={entry.imageAlt} loading="lazy" />
              <div className={styles.words}>
                <Topics topics={entry.topics} />
                <h3>
                  <button
                    type="button"
                    className={styles.opener}
                    aria-haspopup="dialog"
                    onClick={() => onOpen(entry.id)}
                  >
                    {entry.title}
                  </button>
                </h3>
                <p>{entry.lead}</p>
                <p className={styles.day}>{entry.day}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
