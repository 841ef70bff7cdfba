import { ApiError, send } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { useGo } from "@anaquel/client-kit/routing";
import { refreshSession } from "@anaquel/client-kit/session";
import type { components } from "@anaquel/openapi/types";
import { CheckField, Notice, SelectField, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { paths } from "../../paths.ts";
import { mistakesOf } from "./free-adoption-entry.ts";

interface ResponsibleFormProps {
  id: string;
  positions: readonly components["schemas"]["Position"][];
  onDone: () => void;
}

/** Position and responsibility; a success leads to the orders. Source: P-246 to P-249, P-318. */
export function ResponsibleForm({ id, positions, onDone }: ResponsibleFormProps): ReactNode {
  const { t, i18n } = useLingui();
  const go = useGo();
  const [form, setForm] = useState({ position: "", isResponsible: false });
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const mistakes = mistakesOf(form);
  const isTried = tries > 0;
  const hasMistakes = mistakes.position || mistakes.isResponsible;
  const situation = error ? `failed ${tries}` : isTried && hasMistakes ? `mistaken ${tries}` : null;
  const place = useFocusOnChange<HTMLDivElement>(situation);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (isSending || hasMistakes) return;
    setSending(true);
    setError(null);
    try {
      await send("put", "/gratis-adoption/responsable", { body: { position: Number(form.position) } });
      await refreshSession();
      onDone();
      go(paths.freeAdoption);
    } catch (failure) {
      setSending(false);
      setError(failure instanceof ApiError ? failure : new ApiError(500));
    }
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} aria-busy={isSending}>
      <TaskStack ref={place}>
        {error && <Notice tone="critical">{messageFor(i18n, error)}</Notice>}
        <p>
          <Trans>One person orders the free teaching material for the whole school. Tell us your position there.</Trans>
        </p>
        <SelectField
          label={t`Your position at the school`}
          error={isTried && mistakes.position ? t`Choose your position.` : undefined}
          value={form.position}
          onChange={(event) => setForm({ ...form, position: event.currentTarget.value })}
        >
          <option value="">{t`Choose a position`}</option>
          {positions.map(({ idCargo, desCargo }) => (
            <option key={idCargo} value={idCargo}>
              {desCargo}
            </option>
          ))}
        </SelectField>
        <CheckField
          label={t`I take responsibility for the orders of free material of my school.`}
          error={isTried && mistakes.isResponsible ? t`Confirm that you take responsibility.` : undefined}
          checked={form.isResponsible}
          onChange={(event) => setForm({ ...form, isResponsible: event.currentTarget.checked })}
        />
      </TaskStack>
    </form>
  );
}
