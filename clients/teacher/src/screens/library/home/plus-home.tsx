import { useDocumentTitle } from "@anaquel/client-kit/routing";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Container } from "@anaquel/ui";
import type { ReactNode } from "react";
import styles from "./home.module.css";

/** The short page of plus customers; its title is the same in every language. Source: P-107. */
export function PlusHome({ user }: { user: UserInfo }): ReactNode {
  const title = "PLUS LIBRARY";
  useDocumentTitle(title);
  return (
    <Container>
      <div className={styles.greeting}>
        <h1>{title}</h1>
        <p>{[user.name, user.surname, user.surname2].filter(Boolean).join(" ")}</p>
      </div>
    </Container>
  );
}
