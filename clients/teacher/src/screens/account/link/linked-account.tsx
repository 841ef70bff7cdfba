import { clientConfig } from "@anaquel/client-kit/config";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Button, LinkButton, TaskActions, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { linkHref, linkingOf, PROVIDERS } from "./platforms.ts";
import { UnlinkDialog } from "./unlink-dialog.tsx";

/** How the account signs in, and the way to link or unlink an identity provider. Source: T-252 to T-254. */
export function LinkedAccount({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  const [isUnlinking, setUnlinking] = useState(false);
  const linking = linkingOf(user);
  if (linking.may === "nothing") return null;
  if (linking.may === "link") {
    return (
      <TaskStack>
        <p>
          <Trans>
            You sign in with your email and your password. You can link a provider and sign in with it instead.
          </Trans>
        </p>
        <TaskActions>
          {PROVIDERS.map(({ id, name }) => (
            <LinkButton key={id} size="large" href={linkHref(id, user, clientConfig().base)}>
              {t`Link with ${name}`}
            </LinkButton>
          ))}
        </TaskActions>
      </TaskStack>
    );
  }
  const provider = PROVIDERS.find(({ id }) => id === linking.provider)?.name ?? linking.provider;
  return (
    <TaskStack>
      <p>
        <Trans>You sign in with {provider}.</Trans>
      </p>
      <TaskActions>
        <Button size="large" onClick={() => setUnlinking(true)}>{t`Unlink from ${provider}`}</Button>
      </TaskActions>
      {isUnlinking && <UnlinkDialog provider={provider} mail={user.mail} onClose={() => setUnlinking(false)} />}
    </TaskStack>
  );
}
