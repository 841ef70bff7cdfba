import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Article } from "../../components/article.tsx";

/** Help of the sign-in that another platform asks for. Source: P-016. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  return (
    <Article title={t`Help to connect your account`} pageId="blinkcpt-help">
      <p>
        <Trans>
          Another learning platform asks for permission to open your titles. Sign in with your Anaquel account and
          accept the licence; the platform then takes you back.
        </Trans>
      </p>
      <p>
        <Trans>
          If the connection is refused, <a href="/contact">write to us</a> and say which platform you come from.
        </Trans>
      </p>
    </Article>
  );
}
