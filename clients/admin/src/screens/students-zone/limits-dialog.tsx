import type { ApiError } from "@anaquel/client-kit/api";
import { FailurePanel, messageFor } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, Dialog, Notice, PageSkeleton, SelectField, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import {
  type Limits,
  type LimitsRefusal,
  MAX_DEVICES,
  MAX_PERCENTAGE,
  refuseLimits,
  toLimits,
  toTyped,
} from "./limits.ts";
import { useChange } from "./use-change.ts";
import styles from "./zone.module.css";

interface LimitsDialogProps {
  title: string;
  /** Whose limits they are. */
  about: ReactNode;
  /** The limits as they are kept now. */
  read: { data: Limits | undefined; error: ApiError | undefined; isRefreshing: boolean; retry: () => void };
  save: (limits: Limits) => Promise<unknown>;
  onSaved: (limits: Limits) => void;
  onClose: () => void;
}

/** Edits limits, of one link or the global ones, as they are kept now. Source: B-179 to B-185. */
export function LimitsDialog({ title, about, read, save, onSaved, onClose }: LimitsDialogProps): ReactNode {
  const { t } = useLingui();
  const formId = useId();
  const [saved, setSaved] = useState<Limits | null>(null);
  // Read once, and fresh: what is typed must not be lost when the page reads again.
  if (!saved && read.data && !read.isRefreshing && !read.error) setSaved(read.data);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={!saved}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.about}>{about}</div>
      {!saved && read.error && <FailurePanel error={read.error} onRetry={read.retry} />}
      {!saved && !read.error && <PageSkeleton label={t`The values are being read`} />}
      {saved && <LimitsForm id={formId} saved={saved} save={save} onSaved={onSaved} />}
    </Dialog>
  );
}

function LimitsForm({
  id,
  saved,
  save,
  onSaved,
}: Pick<LimitsDialogProps, "save" | "onSaved"> & { id: string; saved: Limits }): ReactNode {
  const { t, i18n } = useLingui();
  const { state, type, submit } = useChange({
    start: toTyped(saved),
    refuse: (typed): LimitsRefusal | null => refuseLimits(typed, saved),
    save: (typed) => save(toLimits(typed)),
    onSaved: (typed) => onSaved(toLimits(typed)),
  });
  const refusal = state.stage === "refused" ? state.refusal : null;
  const faults = refusal?.kind === "invalid" ? refusal : null;
  const error = state.stage === "failed" ? state.error : null;
  const place = useFocusOnChange<HTMLFormElement>(refusal ?? error, { atOnce: true });
  return (
    <form
      id={id}
      ref={place}
      className={styles.fields}
      onSubmit={submit}
      noValidate
      aria-busy={state.stage === "sending"}
    >
      {/* The sentence is the same in every language. Source: B-182, G27. */}
      {refusal?.kind === "unchanged" && <Notice tone="info">No changes have been made</Notice>}
      {error && <Notice tone="critical">{messageFor(i18n, error)}</Notice>}
      <TextField
        label="% Increase"
        name="increasement_percentage"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={state.values.increasement_percentage}
        onChange={(event) => type({ increasement_percentage: event.currentTarget.value })}
        hint={t`How many more visitors than students may be inside at once, in per cent.`}
        error={faults?.increasement_percentage ? t`Write a whole number from 1 to ${MAX_PERCENTAGE}.` : undefined}
      />
      <SelectField
        label="Devices"
        name="different_devices"
        value={state.values.different_devices}
        onChange={(event) => type({ different_devices: event.currentTarget.value })}
        hint={t`Devices from which each student may enter.`}
        error={faults?.different_devices ? t`Choose from 1 to ${MAX_DEVICES} devices.` : undefined}
      >
        {Array.from({ length: MAX_DEVICES }, (_, at) => String(at + 1)).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
    </form>
  );
}
