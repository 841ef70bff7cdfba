import { RichText } from "@anaquel/client-kit/content";
import { ShelfArt } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Announcement } from "./announcement-news.ts";
import styles from "./courses.module.css";
import { RegistrationState } from "./registration-state.tsx";
import { useCourseBanner } from "./use-course-cards.tsx";

/** The banner of the page: what the courses are and how registration stands. Source: T-364, T-421. */
export function CoursesBanner({ announcement }: { announcement: Announcement | undefined }): ReactNode {
  const post = useCourseBanner();
  return (
    <header className={styles.banner}>
      <div className={styles.bannerInner}>
        <div className={styles.bannerWords}>
          <p className={styles.kicker}>
            <Trans>Professional development</Trans>
          </p>
          <h1>
            <Trans>Courses for teachers</Trans>
          </h1>
          {post && (
            <>
              <p className={styles.claim}>{post.title.rendered}</p>
              <RichText html={post.content.rendered} className={styles.lead} />
            </>
          )}
          {announcement?.description && <p className={styles.lead}>{announcement.description}</p>}
          <RegistrationState announcement={announcement} />
        </div>
        <div className={styles.bannerArt}>
          {post?.image ? <img src={post.image.url} alt={post.image.alt} /> : <ShelfArt />}
        </div>
      </div>
    </header>
  );
}
