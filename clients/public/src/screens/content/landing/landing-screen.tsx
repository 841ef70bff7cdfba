import { WebContent } from "@anaquel/client-kit/content";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Container, LinkButton, ShelfArt } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import styles from "./landing-screen.module.css";

/** The public face of the portal, for visitors. Source: P-017. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`The digital library of your classroom`);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>
            <Trans>Every book of your classroom, on one shelf</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Anaquel keeps your digital titles, their teaching materials and your students' link together, ready for
              the next lesson.
            </Trans>
          </p>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="large" href={paths.signIn}>
              <Trans>Sign in</Trans>
            </LinkButton>
            <LinkButton size="large" href={paths.contact}>
              <Trans>Talk to us</Trans>
            </LinkButton>
          </div>
        </div>
        <div className={styles.art}>
          <ShelfArt />
        </div>
      </section>
      <Container>
        <ul className={styles.facts}>
          <li>
            <h2>
              <Trans>Find it before the bell rings</Trans>
            </h2>
            <p>
              <Trans>
                Units, categories and a search that forgives accents: videos, audio, interactive activities and
                printable sheets, two clicks away.
              </Trans>
            </p>
          </li>
          <li>
            <h2>
              <Trans>Share with a link</Trans>
            </h2>
            <p>
              <Trans>
                Your students open the materials of a title with a link. They need no account and leave no personal
                data.
              </Trans>
            </p>
          </li>
          <li>
            <h2>
              <Trans>Always up to date</Trans>
            </h2>
            <p>
              <Trans>
                New and revised materials are marked for fifteen days, so you see at a glance what has changed.
              </Trans>
            </p>
          </li>
        </ul>
        <WebContent pageId="home" className={styles.editors} />
      </Container>
    </>
  );
}
