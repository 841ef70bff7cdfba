import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";

/** Where a sign-in through an identity provider ends when it fails. */
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
          <LinkButton href={paths.contact}>
            <Trans>Contact support</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>
        No Anaquel account is linked with it, or the provider ended the sign-in. Try again, or sign in with your email
        and password.
      </Trans>
    </StatePanel>
  );
}
