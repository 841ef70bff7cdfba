import { useApi } from "@anaquel/client-kit/api";
import { messageFor, referenceOf } from "@anaquel/client-kit/errors";
import { useDocumentTitle, useGo } from "@anaquel/client-kit/routing";
import { Container, LinkButton, PageSkeleton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { paths } from "../../../paths.ts";
import { useNews } from "../bell/use-news.ts";
import { DayList } from "./day-list.tsx";
import { byDay, NEW_RESOURCE_THRESHOLD } from "./days.ts";
import styles from "./notifications.module.css";

/** What is new in the titles of a teacher. Source: T-074, T-077 to T-079. */
export function Screen(): ReactNode {
  const { t, i18n } = useLingui();
  const go = useGo();
  const { clear } = useNews();
  const { data, error } = useApi("/user/notifications", {});
  useDocumentTitle(t`Notifications`);

  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) clear();
  }, [isRead, clear]);
  useEffect(() => {
    // A lost session is already on its way to sign in.
    if (!error || error.status === 401) return;
    go("/error", { replace: true, state: { message: messageFor(i18n, error), reference: referenceOf(error) } });
  }, [error, i18n, go]);

  if (!data) return <PageSkeleton label={t`The notifications are being loaded`} />;
  if (data.notifications.length === 0) return <NothingNew />;
  return (
    <Container>
      <header className={styles.intro}>
        <h1>
          <Trans>Notifications</Trans>
        </h1>
        <p>
          <Trans>New material in your titles in the last {NEW_RESOURCE_THRESHOLD} days.</Trans>
        </p>
      </header>
      {byDay(data.notifications).map((day) => (
        <DayList key={day.date.getTime()} day={day} />
      ))}
    </Container>
  );
}

function NothingNew(): ReactNode {
  return (
    <StatePanel
      scene="empty"
      level={1}
      title={<Trans>Nothing is new</Trans>}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          <Trans>Back to my library</Trans>
        </LinkButton>
      }
    >
      <Trans>As soon as one of your titles gets new material, you will read it here.</Trans>
    </StatePanel>
  );
}
