import { IconButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import styles from "./poll.module.css";
import type { PollProps } from "./poll-provider.ts";

const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Degrees of hue from one score to the next, from red to green. */
const HUE_STEP = 13;

/** Asks for a number from 0 to 10 at the bottom of the page, and thanks. It never takes the focus. Source: P-290, G-58. */
export function BuiltInPoll({ settings, onAnswer, onClose }: PollProps): ReactNode {
  const { t } = useLingui();
  const [isAnswered, setAnswered] = useState(false);
  const question = t`How likely are you to recommend Anaquel to a colleague?`;
  return (
    <section
      className={styles.poll}
      aria-label={t`Poll`}
      data-color-mode={settings.theme}
      data-light-theme="light"
      data-footprint={settings.footprint}
      data-position={settings.position}
    >
      <div className={styles.head} role="status">
        <p className={styles.question}>
          {isAnswered ? <Trans>Thank you. Your answer has been noted.</Trans> : question}
        </p>
        <IconButton label={t`Close the poll`} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </IconButton>
      </div>
      {!isAnswered && (
        <>
          <fieldset className={styles.scale} aria-label={question} data-scale={settings.scale}>
            {SCORES.map((score) => (
              <button
                key={score}
                type="button"
                style={settings.scale === "gradient" ? { background: `hsl(${score * HUE_STEP} 65% 82%)` } : undefined}
                onClick={() => {
                  onAnswer(score);
                  setAnswered(true);
                }}
              >
                {score}
              </button>
            ))}
          </fieldset>
          <div className={styles.ends}>
            <Trans>0: not at all</Trans>
            <span>
              <Trans>10: certainly</Trans>
            </span>
          </div>
        </>
      )}
    </section>
  );
}
