import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { useSession } from "@anaquel/client-kit/session";
import { LinkButton, Notice, TaskActions, TaskPage, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import type { PasswordState } from "./change-password-flow.ts";
import { ChangePasswordForm } from "./change-password-form-view.tsx";
import { useChangePassword } from "./use-change-password.ts";

/** The page to change the password of an account that signs in with mail and password. Source: P-021, D6, G-27. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const session = useSession();
  const { state, dispatch, submit } = useChangePassword();
  const place = useFocusOnChange<HTMLDivElement>(situationOf(state));
  useDocumentTitle(t`Change password`);
  if (session.state !== "user") return null;
  return (
    <TaskPage
      title={<Trans>Change password</Trans>}
      lead={<Trans>Your new password counts from now on, wherever you sign in.</Trans>}
    >
      <TaskStack ref={place}>
        {state.stage === "changed" ? (
          <>
            <Notice tone="success" title={<Trans>Your password is changed</Trans>}>
              <Trans>You stay signed in here. On other devices you have to sign in again.</Trans>
            </Notice>
            <TaskActions>
              <LinkButton variant="primary" size="large" href={paths.home}>
                <Trans>Back to my library</Trans>
              </LinkButton>
            </TaskActions>
          </>
        ) : (
          <ChangePasswordForm state={state} mail={session.user.mail} dispatch={dispatch} submit={submit} />
        )}
      </TaskStack>
    </TaskPage>
  );
}

/** What moves the focus: faults to the first of them, the success to itself. Typing and failures announced above do not. */
function situationOf(state: PasswordState): unknown {
  if (state.stage === "changed") return state.stage;
  return state.stage === "editing" && Object.keys(state.faults).length > 0 ? state.faults : null;
}
