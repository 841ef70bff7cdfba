import { send } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { now } from "@anaquel/client-kit/time";
import { blockWindow } from "@anaquel/openapi/checks/block-window";
import { dayInMadrid } from "@anaquel/openapi/checks/days";
import { Button, Dialog, Notice, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { formatDay } from "./days.ts";
import { LinkAbout } from "./link-about.tsx";
import { useChange } from "./use-change.ts";
import styles from "./zone.module.css";
import type { LinkRow } from "./zone-filters.ts";

interface BlockDialogProps {
  link: LinkRow;
  onBlocked: (day: string) => void;
  onClose: () => void;
}

/** Asks from which day a link is cancelled. Source: B-196, G52. */
export function BlockDialog({ link, onBlocked, onClose }: BlockDialogProps): ReactNode {
  const { t, i18n } = useLingui();
  const formId = useId();
  const { first, last } = blockWindow(now());
  const { state, type, submit } = useChange({
    start: { blockDate: dayInMadrid(now()) },
    refuse: ({ blockDate }) => (blockDate < first || blockDate > last ? { kind: "outside" } : null),
    save: (body) => send("put", "/admin/studentszone/{token}/block", { params: { path: { token: link.token } }, body }),
    onSaved: ({ blockDate }) => onBlocked(blockDate),
  });
  const refusal = state.stage === "refused" ? state.refusal : null;
  const error = state.stage === "failed" ? state.error : null;
  // The clock of the server decides, and it may have reached another day meanwhile.
  const isOutside = refusal !== null || error?.reason === "BLOCK_DATE_REFUSED";
  const place = useFocusOnChange<HTMLFormElement>(refusal ?? error, { atOnce: true });
  const [from, to] = [formatDay(first), formatDay(last)];
  return (
    <Dialog
      title="Cancel Token"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" form={formId} variant="danger">
            Cancel Token
          </Button>
        </>
      }
    >
      <LinkAbout link={link} />
      <form
        id={formId}
        ref={place}
        className={styles.fields}
        onSubmit={submit}
        noValidate
        aria-busy={state.stage === "sending"}
      >
        {error && !isOutside && <Notice tone="critical">{messageFor(i18n, error)}</Notice>}
        <TextField
          type="date"
          label={t`Block date`}
          name="blockDate"
          min={first}
          max={last}
          required
          value={state.values.blockDate}
          onChange={(event) => type({ blockDate: event.currentTarget.value })}
          hint={t`From this day on the link is closed to students. With yesterday or today it closes at once.`}
          error={isOutside ? t`Choose a date from ${from} to ${to}.` : undefined}
        />
      </form>
    </Dialog>
  );
}
