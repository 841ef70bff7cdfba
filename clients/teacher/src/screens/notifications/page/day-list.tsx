import { now } from "@anaquel/client-kit/time";
import { Cover } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { paths } from "../../../paths.ts";
import { type Day, type Notification, nameOfDay } from "./days.ts";
import styles from "./notifications.module.css";

/** What became new on one day, each unit a link to its place in the title. */
export function DayList({ day }: { day: Day }): ReactNode {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const names = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    earlier: i18n.date(day.date, { weekday: "long", day: "numeric", month: "long" }),
  };
  return (
    <section className={styles.day} aria-labelledby={headingId}>
      <h2 id={headingId}>{names[nameOfDay(day.date, now())]}</h2>
      <ul>
        {day.notifications.map((notification) => (
          <li key={`${notification.unitUuid}-${notification.date}`}>
            <Item notification={notification} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ notification }: { notification: Notification }): ReactNode {
  const { titleUuid, unitUuid, unitName, titleName, newfromlogin } = notification;
  return (
    <a className={styles.item} href={paths.unit(titleUuid, unitUuid)}>
      <span className={styles.cover}>
        <Cover src={`/api/cover/${titleUuid}`} name={titleName} />
      </span>
      <span className={styles.text}>
        <span className={styles.unit}>{unitName}</span>
        <span className={styles.title}>{titleName}</span>
      </span>
      {newfromlogin && (
        <span className={styles.badge}>
          <Trans>Since your last visit</Trans>
        </span>
      )}
    </a>
  );
}
