import { statusMessage } from "@anaquel/client-kit/errors";
import { useGo } from "@anaquel/client-kit/routing";
import { refreshSession } from "@anaquel/client-kit/session";
import { Notice } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { linkOutcome } from "./link-outcome.ts";

/** Tells how linking or unlinking ended, as the address says. Source: T-212 to T-220, T-256, T-261 to T-264. */
export function OutcomeNotice(): ReactNode {
  const { i18n } = useLingui();
  const go = useGo();
  const outcome = linkOutcome(useSearch());
  const next = outcome.kind === "arrived" ? outcome.next : null;

  useEffect(() => {
    if (!next) return;
    let isGone = false;
    // The platform of the user is another one now. Source: G18.
    void refreshSession().then(() => {
      if (!isGone) go(`${paths.editAccount}?error=${next}`, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [next, go]);

  const dismiss = () => go(paths.editAccount, { replace: true });
  switch (outcome.kind) {
    case "none":
    case "arrived":
      return null;
    case "linked":
      return (
        <Notice tone="success" onDismiss={dismiss}>
          <Trans>Your account is linked. From now on you sign in with your provider.</Trans>
        </Notice>
      );
    case "unlinked":
      return (
        <Notice tone="success" onDismiss={dismiss}>
          <Trans>Your account is unlinked. From now on you sign in with your email and your new password.</Trans>
        </Notice>
      );
    case "same-platform":
      return (
        <Notice tone="critical" onDismiss={dismiss}>
          <Trans>You are already linked with this platform.</Trans>
        </Notice>
      );
    case "not-directory":
      return (
        <Notice tone="critical" onDismiss={dismiss}>
          <Trans>You must first unlink from the other platform.</Trans>
        </Notice>
      );
    case "other-user":
      return (
        <Notice tone="critical" onDismiss={dismiss}>
          <Trans>This email exists already: it belongs to another user.</Trans>
        </Notice>
      );
    case "unexpected":
      return (
        <Notice tone="critical" onDismiss={dismiss}>
          {statusMessage(i18n, 500)}
        </Notice>
      );
  }
}
