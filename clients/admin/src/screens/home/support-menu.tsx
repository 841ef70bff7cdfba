import { useGo } from "@anaquel/client-kit/routing";
import { Container } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths, USER_SEARCH_STATE } from "../../paths.ts";
import styles from "./home.module.css";

/** The three tools of customer support; their names are the same in every language. Source: B-051 to B-054. */
export function SupportMenu({ name }: { name: string }): ReactNode {
  const go = useGo();
  return (
    <Container dense>
      <section className={styles.page}>
        <h1>
          <Trans>Hello, {name}</Trans>
        </h1>
        <div className={styles.tools}>
          <button type="button" onClick={() => go(paths.home, { state: USER_SEARCH_STATE })}>
            <strong>Administration</strong>
            <Trans>Find teachers and students, and see their accounts.</Trans>
          </button>
          <button type="button" onClick={() => go(paths.studentsZone)}>
            <strong>SZ Administration</strong>
            <Trans>Find the links of the students' zone, limit them, and close them.</Trans>
          </button>
          <button type="button" onClick={() => go(`${paths.home}?tool=access-control`)}>
            <strong>Product Access Control</strong>
            <Trans>Devices registered on digital licences. Comes with the next release.</Trans>
          </button>
        </div>
      </section>
    </Container>
  );
}
