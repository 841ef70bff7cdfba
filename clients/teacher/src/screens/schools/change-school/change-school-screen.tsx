import { statusMessage } from "@anaquel/client-kit/errors";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { isTeacher, type UserInfo, useSession } from "@anaquel/client-kit/session";
import { LinkButton, StatePanel, TaskPage } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { ChangeSchoolTask } from "./change-school-task.tsx";

/** The page to move to another school by its code. Source: P-198 to P-212. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const session = useSession();
  useDocumentTitle(t`Change school`);
  if (session.state !== "user") return null;
  return isTeacher(session.user) ? <ForTeachers user={session.user} /> : <Refused />;
}

function ForTeachers({ user }: { user: UserInfo }): ReactNode {
  const { schoolName } = user;
  return (
    <TaskPage
      title={<Trans>Change school</Trans>}
      lead={
        schoolName ? (
          <Trans>
            You are at {schoolName}. With the code of another school you move there, and choose your titles anew.
          </Trans>
        ) : (
          <Trans>With the code of your school you move there, and choose your titles anew.</Trans>
        )
      }
    >
      <ChangeSchoolTask user={user} />
    </TaskPage>
  );
}

/** Source: P-212. */
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
        <Trans>Only teachers can change to another school.</Trans>
      </StatePanel>
    </div>
  );
}
