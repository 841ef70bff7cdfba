import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, TaskActions, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import { ChosenSchoolCard } from "./chosen-school-card.tsx";
import { CodeField } from "./code-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { ResultsField } from "./results-field.tsx";
import { lookUpOf, type SchoolState } from "./school-flow.ts";
import type { SchoolChoice } from "./use-school.ts";

interface SchoolSectionProps {
  choice: SchoolChoice;
  /** What the registration lacks: a school at all, or one that the server takes. */
  fault: "missing" | "refused" | undefined;
}

/** The school of a registration. It is a form of its own, so that Enter looks the school up. Source: T-286, T-295. */
export function SchoolSection({ choice, fault }: SchoolSectionProps): ReactNode {
  const { t } = useLingui();
  const { state, dispatch, submit } = choice;
  const place = useFocusOnChange<HTMLDivElement>(situationOf(state));
  const isWaiting = state.stage === "looking-up" || state.stage === "searching";
  const missing = {
    missing: t`Choose your school first.`,
    refused: t`Check your school or the premium code.`,
  };
  const lack = fault && missing[fault];
  const code = codeOf(state);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={onSubmit} noValidate aria-label={t`Your school`}>
      <TaskStack ref={place}>
        {code !== null && (
          <CodeField
            code={code}
            fault={state.stage === "code" ? state.fault : null}
            lack={lack}
            isLocked={state.stage !== "code"}
            dispatch={dispatch}
          />
        )}
        {(state.stage === "place" || state.stage === "searching" || state.stage === "results") && (
          <PlaceFields state={state} lack={lack} dispatch={dispatch} />
        )}
        {state.stage === "results" && (
          <ResultsField schools={state.schools} onChoose={(school) => dispatch({ type: "chosen", school })} />
        )}
        {state.stage === "chosen" && <ChosenSchoolCard school={state.school} />}
        <TaskActions>
          {state.stage !== "chosen" && state.stage !== "results" && (
            <Button type="submit" disabled={!isWaiting && !lookUpOf(state)} aria-busy={isWaiting}>
              {isWaiting ? <Trans>Looking it up…</Trans> : <FindLabel state={state} />}
            </Button>
          )}
          {state.stage === "code" && (
            <Button variant="invisible" onClick={() => dispatch({ type: "asked-by-place" })}>
              <Trans>Find it by postal code instead</Trans>
            </Button>
          )}
          {(state.stage === "place" || state.stage === "results") && (
            <Button variant="invisible" onClick={() => dispatch({ type: "asked-by-code" })}>
              <Trans>I have the code of the school</Trans>
            </Button>
          )}
          {state.stage === "chosen" && (
            <Button onClick={() => dispatch({ type: "asked-by-code" })}>
              <Trans>Choose another school</Trans>
            </Button>
          )}
        </TaskActions>
      </TaskStack>
    </form>
  );
}

function FindLabel({ state }: { state: SchoolState }): ReactNode {
  return state.stage === "code" ? <Trans>Find the school</Trans> : <Trans>Find the schools</Trans>;
}

/** The code that is shown: the one that is typed, or the one that fixed the school. */
function codeOf(state: SchoolState): string | null {
  if (state.stage === "chosen") return state.premiumCode;
  return "code" in state ? state.code : null;
}

/** What moves the focus: another way to its first field, a fault to its field. Lists and schools take it by themselves. */
function situationOf(state: SchoolState): unknown {
  if (state.stage === "code" || state.stage === "place") return state.fault === null ? state.stage : state;
  return null;
}
