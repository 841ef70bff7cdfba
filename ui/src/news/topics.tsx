import styles from "./news.module.css";

/** A topic of the news; `colour` is one of six, from 0. */
export interface NewsTopic {
  id: number;
  name: string;
  colour: number;
}

/** A piece of news as lists show it. */
export interface NewsEntry {
  id: number;
  title: string;
  lead: string;
  /** The day as people read it. */
  day: string;
  topics: readonly NewsTopic[];
  imageSrc: string;
  imageAlt: string;
}

/** The topics of a piece of news, each in its colour. */
export function Topics({ topics }: { topics: readonly NewsTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <ul className={styles.topics}>
      {topics.map(({ id, name, colour }) => (
        <li key={id} data-colour={colour}>
          {name}
        </li>
      ))}
    </ul>
  );
}
