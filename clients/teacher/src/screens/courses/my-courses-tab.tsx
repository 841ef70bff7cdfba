import { useApi } from "@anaquel/client-kit/api";
import { Button, LinkButton, Skeleton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Announcement } from "./announcement-news.ts";
import { CatalogueCards } from "./catalogue-cards.tsx";
import { CourseThumbnail } from "./course-thumbnail.tsx";
import styles from "./courses.module.css";
import type { Registration } from "./courses-page.ts";
import type { ShownCard } from "./use-course-cards.tsx";
import { useLoadFailure } from "./use-load-failure.ts";

const NOT_FOUND = 404;

interface MyCoursesTabProps {
  announcement: Announcement | undefined;
  cards: readonly ShownCard[] | undefined;
  /** Opens the modal; true from the Cancel button. */
  onShow: (fromCancel: boolean) => void;
  onFail: () => void;
}

/** The registration of the teacher, and the other courses below it. Source: T-369 to T-373. */
export function MyCoursesTab({ announcement, cards, onShow, onFail }: MyCoursesTabProps): ReactNode {
  const { t } = useLingui();
  const read = useApi(
    "/pd-courses/announcement/{announcementId}/registration",
    announcement ? { params: { path: { announcementId: announcement.id } } } : null,
  );
  const isNone = read.error?.status === NOT_FOUND;
  useLoadFailure({ ...read, error: isNone ? undefined : read.error }, onFail);
  // An answer without a registration, or "not found", means that there is none. Source: G32.
  const registration = read.data?.registration ?? null;
  const isOn = announcement?.registrationOn === true;
  if (read.isLoading || (read.error && !isNone)) {
    return (
      <div role="status" aria-label={t`Your course is being loaded`}>
        <Skeleton height="180px" />
      </div>
    );
  }
  return (
    <>
      {registration ? (
        <MyCourse registration={registration} canCancel={isOn} onCancel={() => onShow(true)} />
      ) : (
        <NoCourse canRegister={isOn} onRegister={() => onShow(false)} />
      )}
      <CatalogueCards cards={cards} taken={registration ? [registration.lmsMasterCourseId] : []} onFail={onFail} />
    </>
  );
}

interface MyCourseProps {
  registration: Registration;
  canCancel: boolean;
  onCancel: () => void;
}

/** Source: T-369, T-370, T-371, T-419. */
function MyCourse({ registration, canCancel, onCancel }: MyCourseProps): ReactNode {
  const { announcementId, registrationId, lmsMasterCourseId, courseTitle, courseEndDateShort, accessOn } = registration;
  const address = `/api/pd-courses/announcement/${announcementId}/registration/${registrationId}`;
  return (
    <article className={styles.own}>
      <CourseThumbnail master={lmsMasterCourseId} />
      <div className={styles.ownWords}>
        <h2>{courseTitle}</h2>
        {courseEndDateShort && (
          <p>
            <Trans>The course ends on {courseEndDateShort}.</Trans>
          </p>
        )}
        {!accessOn && (
          <p>
            <Trans>The course is not open today.</Trans>
          </p>
        )}
        <div className={styles.tools}>
          {accessOn ? (
            <LinkButton variant="primary" size="large" href={address} target="_blank" rel="noopener">
              <Trans>Access</Trans>
              <span className="anaquel-hidden">
                {" "}
                <Trans>(opens in a new window)</Trans>
              </span>
            </LinkButton>
          ) : (
            <Button variant="primary" size="large" disabled>
              <Trans>Access</Trans>
            </Button>
          )}
          <Button size="large" disabled={!canCancel} onClick={onCancel}>
            <Trans>Cancel registration</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Source: T-372. */
function NoCourse({ canRegister, onRegister }: { canRegister: boolean; onRegister: () => void }): ReactNode {
  return (
    <div className={styles.none}>
      <h2>
        <Trans>You are not registered for a course</Trans>
      </h2>
      <p>
        {canRegister ? (
          <Trans>Choose one of the courses of this announcement: you will find it here afterwards.</Trans>
        ) : (
          <Trans>As soon as registration opens you can choose a course.</Trans>
        )}
      </p>
      <Button variant="primary" size="large" disabled={!canRegister} onClick={onRegister}>
        <Trans>Register</Trans>
      </Button>
    </div>
  );
}
