import { Button } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Announcement } from "./announcement-news.ts";
import { CourseCardList } from "./course-card-list.tsx";
import styles from "./courses.module.css";
import type { ShownCard } from "./use-course-cards.tsx";

interface HomeTabProps {
  announcement: Announcement | undefined;
  cards: readonly ShownCard[] | undefined;
  onRegister: () => void;
  /** Reads the announcement again, when it could not be read. */
  onRetry: (() => void) | undefined;
}

/** The courses of the announcement and how to register. Source: T-367, T-368. */
export function HomeTab({ announcement, cards, onRegister, onRetry }: HomeTabProps): ReactNode {
  return (
    <>
      <div className={styles.head}>
        <h2>
          <Trans>Choose your course</Trans>
        </h2>
        <div className={styles.tools}>
          {onRetry && (
            <Button size="large" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button variant="primary" size="large" disabled={!announcement?.registrationOn} onClick={onRegister}>
            <Trans>Register</Trans>
          </Button>
        </div>
      </div>
      <CourseCardList cards={cards} />
    </>
  );
}
