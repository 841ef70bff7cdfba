import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { UserInfo } from "../session/session.ts";
import styles from "./impersonation-bar.module.css";

/** Says on every screen that a member of staff acts as somebody else, and leads to the end of it. Source: D20, P-122. */
export function ImpersonationBar({ user }: { user: UserInfo }): ReactNode {
  if (!user.impersonating) return null;
  const name = `${user.name} ${user.surname}`;
  return (
    <aside className={styles.bar}>
      <p>
        <Trans>
          You are acting as <strong>{name}</strong>. All you do is recorded under your name.
        </Trans>
      </p>
      <a href="/administration">
        <Trans>End the impersonation</Trans>
      </a>
    </aside>
  );
}
