import { useApi } from "@anaquel/client-kit/api";
import { Skeleton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CatalogueCards, COMPLETED } from "./catalogue-cards.tsx";
import { CourseThumbnail } from "./course-thumbnail.tsx";
import styles from "./courses.module.css";
import type { ShownCard } from "./use-course-cards.tsx";

interface CompletedTabProps {
  cards: readonly ShownCard[] | undefined;
  onFail: () => void;
}

/** The courses that a teacher has completed, and those that are left. A failed read is told by the cards. Source: T-374. */
export function CompletedTab({ cards, onFail }: CompletedTabProps): ReactNode {
  const { t } = useLingui();
  const { data } = useApi("/pd-courses/registrations", COMPLETED);
  return (
    <>
      {!data && (
        <div role="status" aria-label={t`Your courses are being loaded`}>
          <Skeleton height="120px" />
        </div>
      )}
      {data?.length === 0 && (
        <div className={styles.none}>
          <h2>
            <Trans>You have not completed any course yet</Trans>
          </h2>
          <p>
            <Trans>When you finish a course, you will find it here.</Trans>
          </p>
        </div>
      )}
      {data && data.length > 0 && (
        <section>
          <h2>
            <Trans>What you have completed</Trans>
          </h2>
          <ul className={styles.completed}>
            {data.map(({ registrationId, lmsMasterCourseId, courseTitle, courseEndDateShort }) => (
              <li key={registrationId}>
                <CourseThumbnail master={lmsMasterCourseId} />
                <div>
                  <h3>{courseTitle}</h3>
                  {courseEndDateShort && (
                    <p className={styles.ended}>
                      <Trans>Ended on {courseEndDateShort}</Trans>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CatalogueCards cards={cards} taken={[]} onFail={onFail} />
    </>
  );
}
