import { lazyPart } from "@anaquel/client-kit/parts";
import type { UserInfo } from "@anaquel/client-kit/session";
import { HeaderButton } from "@anaquel/ui/shell";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { useSurvey } from "./use-survey.ts";

const SurveyDialog = lazyPart(async () => (await import("./survey-dialog.tsx")).SurveyDialog);

/** The survey in the header: it needs neither a fresh sign-in nor a place in the queue. Source: P-115, P-274, G-56. */
export function SurveyButton({ user }: { user: UserInfo }): ReactNode {
  const offered = useSurvey(user);
  const [isOpen, setOpen] = useState(false);
  if (!offered) return null;
  return (
    <>
      <HeaderButton icon="opinion" onClick={() => setOpen(true)}>
        <Trans>Your opinion</Trans>
      </HeaderButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SurveyDialog offered={offered} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
