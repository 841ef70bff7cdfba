import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { isInternalUser, useSession } from "@anaquel/client-kit/session";
import { Container } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./edit.module.css";
import { InternalLibrary } from "./internal-library.tsx";
import { OwnLibrary } from "./own-library.tsx";

/** The page to choose the titles of the shelf: a search for internal users, the own titles for teachers. Source: P-188, P-189. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const session = useSession();
  useDocumentTitle(t`Edit library`);
  if (session.state !== "user") return null;
  const isInternal = isInternalUser(session.user);
  return (
    <Container>
      <header className={styles.intro}>
        <h1>
          <Trans>Edit library</Trans>
        </h1>
        <p>
          {isInternal ? (
            <Trans>Search the whole catalogue and choose the titles that stand on your shelf.</Trans>
          ) : (
            <Trans>Choose the titles that stand on your shelf. You can change them whenever you like.</Trans>
          )}
        </p>
      </header>
      {isInternal ? <InternalLibrary /> : <OwnLibrary />}
    </Container>
  );
}
