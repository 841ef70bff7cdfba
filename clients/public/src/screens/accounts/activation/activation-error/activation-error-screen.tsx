import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LinkButton, Notice, TaskActions, TaskPage, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { ResendForm } from "../../resend/resend-form.tsx";

/** Where an activation ends that failed on the way here. Source: T-320, G26. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Your account has not been activated`);
  return (
    <TaskPage title={<Trans>Your account has not been activated</Trans>}>
      <TaskStack>
        <Notice tone="warning">
          <Trans>This link was used already, has expired or is not complete.</Trans>
        </Notice>
        <ResendForm />
        <TaskActions>
          <LinkButton size="large" href={paths.signIn}>
            <Trans>Sign in</Trans>
          </LinkButton>
          <LinkButton size="large" href={paths.home}>
            <Trans>Go to the start page</Trans>
          </LinkButton>
        </TaskActions>
      </TaskStack>
    </TaskPage>
  );
}
