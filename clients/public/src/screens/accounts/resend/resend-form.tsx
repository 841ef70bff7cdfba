import { isMail, useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, TaskActions, TaskStack, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { ResendNotice } from "./resend-notice.tsx";
import { useResend } from "./use-resend.ts";

/** Asks for the address of an account and sends its activation mail again. Source: T-325, G26. */
export function ResendForm(): ReactNode {
  const { t } = useLingui();
  const { state, resend, reset } = useResend();
  const [email, setEmail] = useState("");
  // Each submit of a wrong address is a fault of its own, so that the focus goes to the field each time.
  const [fault, setFault] = useState<object | null>(null);
  const place = useFocusOnChange<HTMLFormElement>(fault);
  const isSending = state.stage === "sending";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const isGood = isMail(email.trim());
    setFault(isGood ? null : {});
    if (isGood) void resend(email.trim());
  }

  function onType(typed: string) {
    setEmail(typed);
    setFault(null);
    reset();
  }

  return (
    <form ref={place} onSubmit={onSubmit} noValidate aria-label={t`Send the mail again`}>
      <TaskStack>
        <p>
          <Trans>Write the email you registered with, and we send you a new link.</Trans>
        </p>
        <TextField
          label={t`Email`}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          value={email}
          readOnly={isSending}
          error={fault ? t`Write a complete email address, such as name@school.org.` : undefined}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <ResendNotice state={state} email={email.trim()} />
        <TaskActions>
          <Button type="submit" variant="primary" size="large" aria-busy={isSending}>
            {isSending ? <Trans>Sending…</Trans> : <Trans>Send the mail again</Trans>}
          </Button>
        </TaskActions>
      </TaskStack>
    </form>
  );
}
