import { useApi } from "@anaquel/client-kit/api";
import { LinkButton } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { CourseCardList } from "./course-card-list.tsx";
import { cardsLeft } from "./course-cards.ts";
import styles from "./courses.module.css";
import type { ShownCard } from "./use-course-cards.tsx";
import { useLoadFailure } from "./use-load-failure.ts";

/** What is asked for the completed courses. Source: T-416. */
export const COMPLETED = { params: { query: { completed: "1" } } } as const;

interface CatalogueCardsProps {
  cards: readonly ShownCard[] | undefined;
  /** Master courses that the teacher takes now. */
  taken: readonly string[];
  onFail: () => void;
}

/** The courses that a teacher may still take, or the way to other offers when there are no more. Source: T-373. */
export function CatalogueCards({ cards, taken, onFail }: CatalogueCardsProps): ReactNode {
  const read = useApi("/pd-courses/registrations", COMPLETED);
  useLoadFailure(read, onFail);
  const done = read.data?.map(({ lmsMasterCourseId }) => lmsMasterCourseId);
  const left = cards && done && cardsLeft(cards, [...taken, ...done]);
  if (left?.length === 0) return <NoMoreCourses />;
  return (
    <section className={styles.more}>
      <h2>
        <Trans>Other courses</Trans>
      </h2>
      <CourseCardList cards={left} />
    </section>
  );
}

function NoMoreCourses(): ReactNode {
  return (
    <div className={styles.none}>
      <h2>
        <Trans>There are no more courses for you in this announcement</Trans>
      </h2>
      <p>
        <Trans>Meanwhile, videos, talks and guides are waiting for you in professional development.</Trans>
      </p>
      <LinkButton size="large" href={paths.professionalDevelopment}>
        <Trans>Go to professional development</Trans>
      </LinkButton>
    </div>
  );
}
