import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";

/** Where a sign-in through an identity provider ends when it fails. Source: T-267. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`You are not signed in`);
  return (
    <StatePanel
      scene="refused"
      level={1}
      title={<Trans>We could not sign you in with that account</Trans>}
      actions={
        <>
          <LinkButton variant="primary" href={paths.signIn}>
            <Trans>Back to sign in</Trans>
          </LinkButton>
          <LinkButton href={paths.register}>
            <Trans>Create an account</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>
        Its provider ended the sign-in, or has not confirmed your email yet. Try again, sign in with your email and
        password, or create an account.
      </Trans>
    </StatePanel>
  );
}
