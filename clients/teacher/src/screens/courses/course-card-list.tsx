import { Skeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isCentred } from "./course-cards.ts";
import { CourseThumbnail } from "./course-thumbnail.tsx";
import styles from "./courses.module.css";
import type { ShownCard } from "./use-course-cards.tsx";

/** Courses as cards; two of them stand in the middle. Source: T-367, T-385. */
export function CourseCardList({ cards }: { cards: readonly ShownCard[] | undefined }): ReactNode {
  const { t } = useLingui();
  if (!cards) {
    return (
      <div className={styles.cards} data-centred role="status" aria-label={t`The courses are being loaded`}>
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    );
  }
  return (
    <ul className={styles.cards} data-centred={isCentred(cards) || undefined}>
      {cards.map(({ master, title, content }) => (
        <li key={master} className={styles.card}>
          <CourseThumbnail master={master} />
          <h3>{title}</h3>
          <div className={styles.words}>{content}</div>
        </li>
      ))}
    </ul>
  );
}
