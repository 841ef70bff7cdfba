import { now } from "@anaquel/client-kit/time";
import { dayInMadrid } from "@anaquel/openapi/checks/days";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Announcement, registrationNews } from "./announcement-news.ts";
import styles from "./courses.module.css";

/** How registration stands, in a line. Source: T-368, T-386, T-387. */
export function RegistrationState({ announcement }: { announcement: Announcement | undefined }): ReactNode {
  return (
    <p className={styles.state} data-open={announcement?.registrationOn || undefined}>
      {announcement ? <News announcement={announcement} /> : <Trans>There are no announcements at the moment.</Trans>}
    </p>
  );
}

function News({ announcement }: { announcement: Announcement }): ReactNode {
  const news = registrationNews(announcement, dayInMadrid(now()));
  if (news.state === "open") {
    const { until } = news;
    return until ? <Trans>Registration is open until {until}.</Trans> : <Trans>Registration is open.</Trans>;
  }
  if (news.state === "soon") {
    const { from } = news;
    return <Trans>Registration opens on {from}.</Trans>;
  }
  const { on, next } = news;
  return (
    <>
      {on ? <Trans>Registration closed on {on}.</Trans> : <Trans>Registration is closed.</Trans>}{" "}
      {next && <Trans>The next one opens on {next}.</Trans>}
    </>
  );
}
