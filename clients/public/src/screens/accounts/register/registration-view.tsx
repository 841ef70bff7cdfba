import { messageFor } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, CheckField, LinkButton, Notice, TaskActions, TaskSection, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import { AccountFields } from "./fields/account-fields.tsx";
import { PersonFields } from "./fields/person-fields.tsx";
import { TermsField } from "./fields/terms-field.tsx";
import { asksForCard, type RegistrationFaults } from "./registration-form.ts";
import { SchoolSection } from "./school/school-section.tsx";
import type { Registration } from "./use-registration.ts";

interface RegistrationViewProps {
  registration: Registration;
  /** Name of the provider that vouches for the mail address, when one does. */
  platformName?: string;
  signInHref: string;
}

/** The school and the form of a registration. Source: T-265, T-279 to T-295. */
export function RegistrationView({ registration, platformName, signInHref }: RegistrationViewProps): ReactNode {
  const { t, i18n } = useLingui();
  const { state, dispatch, scope, school, submit } = registration;
  const faults: RegistrationFaults = state.stage === "editing" ? state.faults : {};
  const place = useFocusOnChange<HTMLDivElement>(Object.keys(faults).length > 0 ? faults : null);
  const isSending = state.stage === "sending";
  const fields = {
    values: state.values,
    faults,
    readOnly: isSending,
    onType: (change: Partial<typeof state.values>) => dispatch({ type: "typed", change }),
  };

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <div ref={place}>
      <TaskSection title={<Trans>Your school</Trans>}>
        <SchoolSection choice={school} fault={faults.school} />
      </TaskSection>
      <form onSubmit={onSubmit} noValidate aria-label={t`Your data`}>
        <TaskSection title={<Trans>About you</Trans>}>
          <TaskStack>
            <PersonFields {...fields} isSpain={asksForCard(scope)} />
          </TaskStack>
        </TaskSection>
        <TaskSection title={<Trans>Your account</Trans>}>
          <TaskStack>
            <AccountFields {...fields} platformName={platformName} />
            <CheckField
              name="wantsNews"
              label={t`I want news from the publisher by email`}
              checked={state.values.wantsNews}
              onChange={({ currentTarget }) => fields.onType({ wantsNews: currentTarget.checked })}
            />
            <TermsField {...fields} />
            {state.stage === "failed" && (
              <Notice tone="critical" title={<Trans>Your account has not been created</Trans>}>
                {messageFor(i18n, state.error)}
              </Notice>
            )}
            <TaskActions>
              <Button type="submit" variant="primary" size="large" aria-busy={isSending}>
                {isSending ? <Trans>Creating your account…</Trans> : <Trans>Create my account</Trans>}
              </Button>
              <LinkButton size="large" href={signInHref}>
                <Trans>I have an account</Trans>
              </LinkButton>
            </TaskActions>
          </TaskStack>
        </TaskSection>
      </form>
    </div>
  );
}
