import { Skeleton } from "../feedback/skeleton.tsx";
import styles from "./news.module.css";
import { type NewsEntry, Topics } from "./topics.tsx";

const PLACES = [1, 2, 3];

/** A few news in one line above the page's content. `news` is null while they are being read. */
export function NewsStrip({
  label,
  news,
  onOpen,
}: {
  label: string;
  news: readonly NewsEntry[] | null;
  onOpen: (id: number) => void;
}) {
  return (
    <section className={styles.strip} aria-label={label}>
      {news
        ? news.map((entry) => (
            <article key={entry.id} className={styles.line}>
              <Topics topics={entry.topics} />
              <h2>
                <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => onOpen(entry.id)}>
                  {entry.title}
                </button>
              </h2>
              <p>{entry.lead}</p>
            </article>
          ))
        : PLACES.map((place) => (
            <div key={place} className={styles.line}>
              <Skeleton width="70px" height="20px" />
              <Skeleton width="90%" height="36px" />
              <Skeleton width="70%" height="20px" />
            </div>
          ))}
    </section>
  );
}
