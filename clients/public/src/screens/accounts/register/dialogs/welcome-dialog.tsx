import { Dialog, LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** The account of a provider's user is made and active; the person goes on to where they wanted to go. Source: T-275. */
export function WelcomeDialog({ platformName, href }: { platformName: string; href: string }): ReactNode {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Welcome to Anaquel`}
      closable={false}
      onClose={() => undefined}
      footer={
        <LinkButton variant="primary" size="large" href={href}>
          <Trans>Go on</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>Your account is ready. From now on you sign in with {platformName}.</Trans>
      </p>
    </Dialog>
  );
}
