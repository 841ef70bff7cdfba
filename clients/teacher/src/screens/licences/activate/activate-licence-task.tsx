import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { localeTag } from "@anaquel/client-kit/i18n";
import { Button, FactCard, LinkButton, Steps, TaskActions, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import { paths } from "../../../paths.ts";
import type { Licence, LicenceState } from "./activate-licence-flow.ts";
import { LicenceCodeField } from "./licence-code-field.tsx";
import { Activated, NotActivated } from "./licence-result.tsx";
import { useActivateLicence } from "./use-activate-licence.ts";

const ORDER: readonly LicenceState["step"][] = ["code", "confirmation", "result"];

/** The three steps of activating a licence. Source: P-230. */
export function ActivateLicenceTask(): ReactNode {
  const { t } = useLingui();
  const { state, dispatch, submit } = useActivateLicence();
  const isWaiting = state.step !== "result" && state.isWaiting;
  const place = useFocusOnChange<HTMLDivElement>(isWaiting ? null : situationOf(state));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  const cancel = (
    <LinkButton size="large" href={paths.home}>
      <Trans>Cancel</Trans>
    </LinkButton>
  );
  const back = (label: ReactNode) => (
    <Button size="large" onClick={() => dispatch({ type: "went-back" })}>
      {label}
    </Button>
  );

  return (
    <form onSubmit={onSubmit} noValidate aria-label={t`Activate licence`}>
      <Steps label={t`Steps`} steps={[t`Code`, t`Confirmation`, t`Result`]} current={ORDER.indexOf(state.step)} />
      <TaskStack ref={place}>
        {state.step === "code" && (
          <>
            <LicenceCodeField
              typed={state.typed}
              fault={state.fault}
              readOnly={isWaiting}
              onType={(value) => dispatch({ type: "typed", value })}
            />
            <TaskActions>
              <Button type="submit" variant="primary" size="large" aria-busy={isWaiting}>
                {isWaiting ? <Trans>Looking it up…</Trans> : <Trans>Continue</Trans>}
              </Button>
              {cancel}
            </TaskActions>
          </>
        )}
        {state.step === "confirmation" && (
          <>
            <p>
              <Trans>This is what the code stands for. Do you want to activate it in your account?</Trans>
            </p>
            <FoundLicence licence={state.licence} />
            <TaskActions>
              <Button type="submit" variant="primary" size="large" aria-busy={isWaiting}>
                {isWaiting ? <Trans>Activating…</Trans> : <Trans>Activate</Trans>}
              </Button>
              {back(<Trans>Another code</Trans>)}
              {cancel}
            </TaskActions>
          </>
        )}
        {state.step === "result" && state.outcome === "activated" && <Activated />}
        {state.step === "result" && state.outcome === "failed" && (
          <>
            <NotActivated />
            <TaskActions>
              {back(<Trans>Another code</Trans>)}
              {cancel}
            </TaskActions>
          </>
        )}
      </TaskStack>
    </form>
  );
}

/** A fault is an object of its own for every try, so that the focus returns to the field each time. */
function situationOf(state: LicenceState): unknown {
  return state.step === "code" ? (state.fault ?? "code") : state.step;
}

/** Source: P-231, T-037. */
function FoundLicence({ licence }: { licence: Licence }): ReactNode {
  const { t, i18n } = useLingui();
  const day = new Intl.DateTimeFormat(localeTag(i18n.locale), {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <FactCard
      title={licence.productName}
      facts={[
        { term: t`Title`, value: licence.titleName },
        { term: t`Valid until`, value: day.format(new Date(licence.expires)) },
      ]}
    />
  );
}
