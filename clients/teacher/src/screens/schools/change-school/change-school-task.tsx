import { statusMessage } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Button, Notice, TaskActions, TaskStack, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { FoundSchool } from "../found-school.tsx";
import { STATUS, submission } from "./change-school-flow.ts";
import { useChangeSchool } from "./use-change-school.ts";

/** The steps of changing school: the code, the school that was found, the result. Source: P-198. */
export function ChangeSchoolTask({ user }: { user: UserInfo }): ReactNode {
  const { t, i18n } = useLingui();
  const { state, dispatch, submit } = useChangeSchool(user);
  const { status, code } = state;
  const isWaiting = "isWaiting" in state && state.isWaiting;
  const place = useFocusOnChange<HTMLDivElement>(isWaiting ? null : String(status));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  const back = (
    <Button size="large" onClick={() => dispatch({ type: "went-back" })}>
      <Trans>Back</Trans>
    </Button>
  );

  return (
    <form onSubmit={onSubmit} noValidate aria-label={t`Change school`}>
      <TaskStack ref={place}>
        {(status === STATUS.noSearch || status === STATUS.locateFailed) && (
          <>
            <TextField
              label={t`Code of the school`}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              readOnly={isWaiting}
              hint={t`Up to 10 digits and letters. Your new school has it.`}
              error={
                status === STATUS.locateFailed
                  ? t`Wrong premium code: no school has it. Check it and try again.`
                  : undefined
              }
              onChange={(event) => dispatch({ type: "typed", value: event.currentTarget.value })}
            />
            <TaskActions>
              <Button
                type="submit"
                variant="primary"
                size="large"
                disabled={!isWaiting && !submission(state)}
                aria-busy={isWaiting}
              >
                {isWaiting ? <Trans>Looking it up…</Trans> : <Trans>Find the school</Trans>}
              </Button>
            </TaskActions>
          </>
        )}
        {state.status === STATUS.located && (
          <>
            <p>
              <Trans>This is the school of the code. Do you want to move there?</Trans>
            </p>
            <FoundSchool school={state.school} />
            <TaskActions>
              <Button type="submit" variant="primary" size="large" aria-busy={isWaiting}>
                {isWaiting ? <Trans>Changing…</Trans> : <Trans>Change to this school</Trans>}
              </Button>
              {back}
            </TaskActions>
          </>
        )}
        {state.status === STATUS.sameSchool && (
          <>
            <Notice tone="warning" title={<Trans>You are at this school already</Trans>}>
              <Trans>The code is the one of your own school, so there is nothing to change.</Trans>
            </Notice>
            <FoundSchool school={state.school} />
            <TaskActions>{back}</TaskActions>
          </>
        )}
        {state.status === STATUS.otherCountry && (
          <>
            <Notice tone="warning" title={<Trans>This school is in another country</Trans>}>
              <Trans>
                Here you can change only to a school of your own country. <a href={paths.contact}>Write to us</a> and we
                do it for you.
              </Trans>
            </Notice>
            <FoundSchool school={state.school} />
            <TaskActions>{back}</TaskActions>
          </>
        )}
        {(status === STATUS.moveFailed || status === STATUS.permissionFailed || status === STATUS.changeFailed) && (
          <>
            <Notice tone="critical" title={<Trans>Your school has not been changed</Trans>}>
              {statusMessage(i18n, 500)}
            </Notice>
            <TaskActions>{back}</TaskActions>
          </>
        )}
        {state.status === STATUS.success && (
          <>
            <Notice tone="success" title={<Trans>You have changed school</Trans>}>
              <Trans>In a moment you can choose your titles.</Trans>
            </Notice>
            <FoundSchool school={state.school} />
          </>
        )}
      </TaskStack>
    </form>
  );
}
