import { LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Article } from "../../components/article.tsx";
import { paths } from "../../paths.ts";

/** Says how to get back into an account until passwords can be renewed here. Source: P-014. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  return (
    <Article title={t`Recover your password`}>
      <p>
        <Trans>
          Our support team renews passwords. Write to us from the email of your account and we will help you in. If your
          school uses Google or Microsoft, you can sign in with them without a password.
        </Trans>
      </p>
      <p>
        <LinkButton variant="primary" href={paths.contact}>
          <Trans>Write to support</Trans>
        </LinkButton>
      </p>
    </Article>
  );
}
