import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { clientConfig } from "@anaquel/client-kit/config";
import { useLocale } from "@anaquel/client-kit/i18n";
import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";
import { TaskPage } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ExistsDialog } from "../dialogs/exists-dialog.tsx";
import { NotActivatedDialog } from "../dialogs/not-activated-dialog.tsx";
import { WelcomeDialog } from "../dialogs/welcome-dialog.tsx";
import { RegistrationView } from "../registration-view.tsx";
import { useRegistration } from "../use-registration.ts";
import { type Identity, type PendingIdentity, toThirdPartyRegistration, valuesOf } from "./third-party-form.ts";

interface ThirdPartyTaskProps {
  identity: Identity;
  pending: PendingIdentity;
  signInHref: string;
}

/** Registration with the identity of a provider, which vouches for the mail address. Source: T-275, T-300, G21. */
export function ThirdPartyTask({ identity, pending, signInHref }: ThirdPartyTaskProps): ReactNode {
  const { locale } = useLocale();
  const registration = useRegistration(valuesOf(identity), false, async (values, chosen) => {
    const token = await getCaptchaToken("register");
    const body = { ...toThirdPartyRegistration(values, chosen, pending, identity), language: locale, token };
    await send("post", "/user/withoutactivation", { body });
  });
  const { state, dispatch } = registration;
  const { mail, platformName } = identity;
  const close = () => dispatch({ type: "closed" });
  return (
    <TaskPage
      title={<Trans>Create your teacher account</Trans>}
      lead={
        <Trans>There is no account with your {platformName} identity yet. Complete your data, and it is made.</Trans>
      }
    >
      <RegistrationView registration={registration} platformName={platformName} signInHref={signInHref} />
      {state.stage === "exists" && <ExistsDialog email={mail} signInHref={signInHref} onClose={close} />}
      {state.stage === "not-activated" && <NotActivatedDialog email={mail} onClose={close} />}
      {state.stage === "done" && <WelcomeDialog platformName={platformName} href={landing(identity.returnTo)} />}
    </TaskPage>
  );
}

/** Where to go afterwards, inside the portal only. Source: T-275, G24. */
function landing(returnTo: string): string {
  return safeReturnUrl(returnTo, clientConfig().base) ?? "/";
}
