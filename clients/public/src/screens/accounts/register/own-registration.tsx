import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { useLocale } from "@anaquel/client-kit/i18n";
import { TaskPage } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CheckMailDialog } from "./dialogs/check-mail-dialog.tsx";
import { ExistsDialog } from "./dialogs/exists-dialog.tsx";
import { NotActivatedDialog } from "./dialogs/not-activated-dialog.tsx";
import { EMPTY, toPerson } from "./registration-form.ts";
import { RegistrationView } from "./registration-view.tsx";
import { useRegistration } from "./use-registration.ts";

/** Registration with mail and password. Source: P-013, T-274 to T-278, T-299. */
export function OwnRegistration({ signInHref }: { signInHref: string }): ReactNode {
  const { locale } = useLocale();
  const registration = useRegistration(EMPTY, true, async (values, chosen) => {
    const token = await getCaptchaToken("register");
    const { password, confirmation } = values;
    const body = { ...toPerson(values, chosen), password, password2: confirmation, language: locale, token };
    await send("post", "/user", { body });
  });
  const { state, dispatch } = registration;
  const email = state.values.email.trim();
  return (
    <TaskPage
      title={<Trans>Create your teacher account</Trans>}
      lead={<Trans>Choose your school, tell us who you are, and confirm your email.</Trans>}
    >
      <RegistrationView registration={registration} signInHref={signInHref} />
      {state.stage === "exists" && (
        <ExistsDialog email={email} signInHref={signInHref} onClose={() => dispatch({ type: "closed" })} />
      )}
      {state.stage === "not-activated" && (
        <NotActivatedDialog
          email={email}
          onOtherMail={() => dispatch({ type: "asked-for-other-mail" })}
          onClose={() => dispatch({ type: "closed" })}
        />
      )}
      {state.stage === "done" && <CheckMailDialog email={email} signInHref={signInHref} />}
    </TaskPage>
  );
}
