import { LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Article } from "../../components/article.tsx";
import { paths } from "../../paths.ts";

/** Says how to get an account until teachers can register by themselves. Source: P-013. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  return (
    <Article title={t`Create your teacher account`}>
      <p>
        <Trans>
          We create the accounts of teachers for you. Write to us with the name of your school and your email at the
          school, and you will get your account from us.
        </Trans>
      </p>
      <p>
        <LinkButton variant="primary" href={paths.contact}>
          <Trans>Ask for an account</Trans>
        </LinkButton>
      </p>
    </Article>
  );
}
