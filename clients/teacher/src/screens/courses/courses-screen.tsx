import { useApi } from "@anaquel/client-kit/api";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Container, PageSkeleton, TabLinks } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { CompletedTab } from "./completed-tab.tsx";
import { CourseDialog } from "./course-dialog.tsx";
import styles from "./courses.module.css";
import { CoursesBanner } from "./courses-banner.tsx";
import type { Tab } from "./courses-page.ts";
import { HomeTab } from "./home-tab.tsx";
import { MyCoursesTab } from "./my-courses-tab.tsx";
import { useCourseCards } from "./use-course-cards.tsx";
import { addressOf, useCoursesPage } from "./use-courses-page.ts";
import { useLoadFailure } from "./use-load-failure.ts";

const NOT_FOUND = 404;

/** The courses of professional development: banner, three tabs and one modal. Source: T-364 to T-427. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Courses`);
  const read = useApi("/pd-courses/announcement", {});
  const announcement = read.data?.announcement;
  const page = useCoursesPage(announcement);
  const cards = useCourseCards();
  const { tab, modal } = page;
  // No announcement is a state of the page, not a failure of it.
  const isNone = read.error?.status === NOT_FOUND;
  useLoadFailure({ ...read, error: isNone ? undefined : read.error }, () => page.fail());
  const panel = usePanelFocus(modal.kind === "closed");

  if (!announcement && !read.error) return <PageSkeleton label={t`The courses are being loaded`} />;
  const names: Record<Tab, string> = {
    home: t`Announcement`,
    mine: t`My courses`,
    completed: t`Completed courses`,
  };
  const shared = { announcement, cards, onFail: () => page.fail("home") };
  return (
    <>
      <CoursesBanner announcement={announcement} />
      <Container>
        <div className={styles.tabs}>
          <TabLinks
            label={t`Courses`}
            tabs={(Object.keys(names) as Tab[]).map((shown) => ({
              href: addressOf(shown),
              label: names[shown],
              current: shown === tab,
            }))}
          />
        </div>
        <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={names[tab]}>
          {tab === "home" && (
            <HomeTab
              announcement={announcement}
              cards={cards}
              onRegister={() => void page.show(false)}
              onRetry={read.error && !isNone ? read.retry : undefined}
            />
          )}
          {tab === "mine" && <MyCoursesTab {...shared} onShow={(fromCancel) => void page.show(fromCancel)} />}
          {tab === "completed" && <CompletedTab {...shared} />}
        </section>
      </Container>
      <CourseDialog page={page} />
    </>
  );
}

/** Gives the focus to the panel when the modal closes and what opened it is gone. */
function usePanelFocus(isClosed: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (isClosed && !wasClosed.current && document.activeElement === document.body) panel.current?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);
  return panel;
}
