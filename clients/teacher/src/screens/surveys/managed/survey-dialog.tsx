import { WebContent } from "@anaquel/client-kit/content";
import { useLocale } from "@anaquel/client-kit/i18n";
import { Button, Dialog, LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./survey-dialog.module.css";
import { addressOf, dismissal } from "./survey-rules.ts";
import type { OfferedSurvey } from "./use-survey.ts";

/** Pages of the content service with the words of a survey. Source: P-072, G-20. */
const PAGES = { satisfaction: "survey", local: "local-survey" } as const;

/** Asks for an opinion: open the survey, or dismiss it. Closing it otherwise decides nothing. Source: P-277 to P-279. */
export function SurveyDialog({ offered, onClose }: { offered: OfferedSurvey; onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { kind, survey, answer } = offered;
  const refusal = dismissal(survey);
  return (
    <Dialog
      title={t`Your opinion helps us improve`}
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              answer(refusal);
            }}
          >
            {refusal === "delay" ? <Trans>Show later</Trans> : <Trans>Do not show again</Trans>}
          </Button>
          <LinkButton
            variant="primary"
            href={addressOf(kind, survey.url, locale)}
            target="_blank"
            rel="noopener"
            onClick={() => {
              onClose();
              answer("respond");
            }}
          >
            <Trans>Open the survey</Trans>
          </LinkButton>
        </>
      }
    >
      <WebContent pageId={PAGES[kind]} />
      <p className={styles.note}>
        <Trans>The survey opens in a new tab.</Trans>
      </p>
    </Dialog>
  );
}
