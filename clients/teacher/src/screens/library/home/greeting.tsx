import type { UserInfo } from "@anaquel/client-kit/session";
import { now } from "@anaquel/client-kit/time";
import { Container } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { partOfDay, schoolYear } from "./greeting-time.ts";
import styles from "./home.module.css";

/** Greets by name and time of day, with the school and its year. Source: P-109. */
export function Greeting({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  const date = now();
  const { name } = user;
  const greeting = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  }[partOfDay(date)];
  const year = schoolYear(date);
  return (
    <Container>
      <div className={styles.greeting}>
        <h1>{greeting}</h1>
        <p>
          {user.schoolName && `${user.schoolName} · `}
          <Trans>School year {year}</Trans>
        </p>
      </div>
    </Container>
  );
}
