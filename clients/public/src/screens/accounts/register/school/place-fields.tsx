import { useApi } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { Button, Notice, SelectField, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import type { SchoolEvent, SchoolState } from "./school-flow.ts";

const POSTAL_CODE_LENGTH = 10;

interface PlaceFieldsProps {
  state: Extract<SchoolState, { place: unknown }>;
  /** What the registration lacks of the school. */
  lack: string | undefined;
  dispatch: Dispatch<SchoolEvent>;
}

/** The country and the postal code to look for schools. Source: T-294, T-295, T-297. */
export function PlaceFields({ state, lack, dispatch }: PlaceFieldsProps): ReactNode {
  const { t, i18n } = useLingui();
  const countries = useApi("/country", {});
  const { countryId, postalCode } = state.place;
  const isSearching = state.stage === "searching";
  const fault = state.stage === "place" ? state.fault : null;
  const faultText =
    fault === "nothing" ? t`We know no school there. Check the postal code.` : fault && messageFor(i18n, fault);
  // Without a country nothing can be looked up, so the first field says what is missing.
  const [countryLack, codeLack] = countryId === null ? [lack, undefined] : [undefined, lack];

  return (
    <>
      {countries.error && (
        <Notice tone="critical" title={<Trans>We could not load the countries</Trans>}>
          <p>{messageFor(i18n, countries.error)}</p>
          <Button onClick={countries.retry}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      <SelectField
        label={t`Country`}
        name="country"
        value={countryId ?? ""}
        disabled={isSearching}
        aria-busy={countries.isLoading}
        error={countryLack}
        onChange={({ currentTarget }) =>
          dispatch({ type: "place-typed", change: { countryId: Number(currentTarget.value) || null } })
        }
      >
        <option value="">{countries.isLoading ? t`Loading…` : t`Choose a country`}</option>
        {countries.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Postal code`}
        name="postalCode"
        autoComplete="off"
        maxLength={POSTAL_CODE_LENGTH}
        value={postalCode}
        readOnly={isSearching}
        hint={countryId === null ? t`Choose the country first.` : undefined}
        error={faultText ?? codeLack}
        onChange={({ currentTarget }) => dispatch({ type: "place-typed", change: { postalCode: currentTarget.value } })}
      />
    </>
  );
}
