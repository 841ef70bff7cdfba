import { Button, Container } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./students-zone.module.css";

/** The terms of the students' zone. Nothing is loaded before they are accepted. Source: B-266, B-277. */
export function Terms({ onAccept }: { onAccept: () => void }): ReactNode {
  return (
    <Container>
      <section className={styles.terms}>
        <p className={styles.kicker}>
          <Trans>Students' zone</Trans>
        </p>
        <h1>
          <Trans>Before you start</Trans>
        </h1>
        <p>
          <Trans>Your teacher has shared these materials with your class. By going on you accept these terms:</Trans>
        </p>
        <ul>
          <li>
            <Trans>The materials are for learning in your class. Do not publish them or pass the link on.</Trans>
          </li>
          <li>
            <Trans>The link opens on a limited number of devices; this browser will be counted as one of them.</Trans>
          </li>
          <li>
            <Trans>You need no account. We keep no personal data, only an anonymous number of this browser.</Trans>
          </li>
        </ul>
        <Button variant="primary" size="large" onClick={onAccept} className={styles.touch}>
          <Trans>Accept and go on</Trans>
        </Button>
      </section>
    </Container>
  );
}
