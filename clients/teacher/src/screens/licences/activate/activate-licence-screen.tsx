import { statusMessage } from "@anaquel/client-kit/errors";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { canActivateLicence, useSession } from "@anaquel/client-kit/session";
import { LinkButton, StatePanel, TaskPage } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { ActivateLicenceTask } from "./activate-licence-task.tsx";

/** The page to add the product of a licence code to the library. Source: P-230 to P-245. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const session = useSession();
  useDocumentTitle(t`Activate licence`);
  if (session.state !== "user") return null;
  if (!canActivateLicence(session.user)) return <Refused />;
  return (
    <TaskPage
      title={<Trans>Activate licence</Trans>}
      lead={<Trans>Write the code of your licence and its digital product comes to your library.</Trans>}
    >
      <ActivateLicenceTask />
    </TaskPage>
  );
}

/** Source: P-245. */
function Refused(): ReactNode {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <StatePanel
        scene="refused"
        level={1}
        title={statusMessage(i18n, 403)}
        actions={
          <LinkButton variant="primary" href={paths.home}>
            <Trans>Back to my library</Trans>
          </LinkButton>
        }
      >
        <Trans>Only teachers can activate a licence.</Trans>
      </StatePanel>
    </div>
  );
}
