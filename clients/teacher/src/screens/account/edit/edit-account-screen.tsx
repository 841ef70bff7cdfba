import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { canChangePassword, isTeacher, type UserInfo, useSession } from "@anaquel/client-kit/session";
import { LanguageSwitch } from "@anaquel/client-kit/shell";
import { TaskPage, TaskSection } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { LinkedAccount } from "../link/linked-account.tsx";
import { OutcomeNotice } from "../link/outcome-notice.tsx";
import { linkingOf } from "../link/platforms.ts";
import { AccountForm } from "./account-form-view.tsx";

/** The account of a teacher: personal data, school, how to sign in, language. Source: T-212 to T-264. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const session = useSession();
  useDocumentTitle(t`Edit account`);
  if (session.state !== "user") return null;
  const { user } = session;
  return (
    <TaskPage title={<Trans>Edit account</Trans>} notice={<OutcomeNotice />}>
      <TaskSection title={<Trans>Personal data</Trans>}>
        <AccountForm user={user} />
      </TaskSection>
      <TaskSection title={<Trans>School</Trans>}>
        <OwnSchool user={user} />
      </TaskSection>
      <TaskSection title={<Trans>Password</Trans>}>
        <PasswordLinks user={user} />
      </TaskSection>
      {linkingOf(user).may !== "nothing" && (
        <TaskSection title={<Trans>Sign in with a provider</Trans>}>
          <LinkedAccount user={user} />
        </TaskSection>
      )}
      <TaskSection title={<Trans>Language</Trans>}>
        <LanguageSwitch />
      </TaskSection>
      <p>
        <Trans>
          Is something missing here? <a href={paths.contact}>Write to us</a> and we help you.
        </Trans>
      </p>
    </TaskPage>
  );
}

/** Source: T-224. */
function OwnSchool({ user }: { user: UserInfo }): ReactNode {
  return (
    <>
      <p>{user.schoolName ?? <Trans>Your account has no school.</Trans>}</p>
      {isTeacher(user) && (
        <p>
          <a href={paths.changeSchool}>
            <Trans>Change school</Trans>
          </a>
        </p>
      )}
    </>
  );
}

/** Source: T-221, T-223. */
function PasswordLinks({ user }: { user: UserInfo }): ReactNode {
  return (
    <>
      {canChangePassword(user) && (
        <p>
          <a href={paths.changePassword}>
            <Trans>Change password</Trans>
          </a>
        </p>
      )}
      <p>
        <a href={paths.forgotPassword}>
          <Trans>I have forgotten my password</Trans>
        </a>
      </p>
    </>
  );
}
