import { send } from "@anaquel/client-kit/api";
import { PASSWORD_MAX_LENGTH, useFocusOnChange } from "@anaquel/client-kit/forms";
import { useGo } from "@anaquel/client-kit/routing";
import { Button, Dialog, Notice, PasswordField, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useReducer } from "react";
import { paths } from "../../../paths.ts";
import { PasswordRules } from "../password-rules.tsx";
import { maySend, type NewPassword, START, UNLINK_FAILED, unlinkFlow } from "./unlink-flow.ts";

interface UnlinkDialogProps {
  /** Name of the identity provider. */
  provider: string;
  mail: string;
  onClose: () => void;
}

/** Unlinks from an identity provider; the account gets a password instead. Source: T-254 to T-258, G20. */
export function UnlinkDialog({ provider, mail, onClose }: UnlinkDialogProps): ReactNode {
  const { t } = useLingui();
  const go = useGo();
  const formId = useId();
  const [state, dispatch] = useReducer(unlinkFlow, START);
  const { values, stage } = state;
  const isSending = stage === "sending";
  const faults = state.stage === "editing" ? state.faults : {};
  const place = useFocusOnChange<HTMLDivElement>(Object.keys(faults).length > 0 ? faults : null, { atOnce: true });

  async function submit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: "submitted" });
    if (!maySend(state)) return;
    try {
      await send("put", "/disconnect-third-parties", { body: { password: values.password } });
    } catch {
      dispatch({ type: "failed" });
      return;
    }
    onClose();
    go(`${paths.editAccount}?error=DISCONNECT-OK`, { replace: true });
  }

  function control(field: keyof NewPassword) {
    return {
      name: field,
      autoComplete: "new-password",
      maxLength: PASSWORD_MAX_LENGTH,
      value: values[field],
      readOnly: isSending,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        dispatch({ type: "typed", field, value: currentTarget.value }),
    };
  }

  return (
    <Dialog
      title={t`Unlink from ${provider}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" aria-busy={isSending}>
            {isSending ? <Trans>Unlinking…</Trans> : <Trans>Unlink</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <TaskStack ref={place}>
          <p>
            <Trans>Choose a password: from then on you sign in with {mail} and this password.</Trans>
          </p>
          <input type="text" name="username" autoComplete="username" value={mail} readOnly hidden />
          <PasswordField
            {...control("password")}
            label={t`New password`}
            error={faults.password && t`The new password does not have all it needs yet.`}
          />
          <PasswordRules password={values.password} />
          <PasswordField
            {...control("confirmation")}
            label={t`New password again`}
            error={faults.confirmation && t`The two new passwords are not the same.`}
          />
          {stage === UNLINK_FAILED && (
            <Notice tone="critical">
              <Trans>Your account could not be unlinked. Try again in a moment.</Trans>
            </Notice>
          )}
        </TaskStack>
      </form>
    </Dialog>
  );
}
