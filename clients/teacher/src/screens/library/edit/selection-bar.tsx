import type { ApiError } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { Button, Dialog, LinkButton } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import type { LibraryTitle } from "../home/library-groups.ts";
import styles from "./edit.module.css";
import { INTERNAL_LIMIT, judge, type Verdict } from "./selection.ts";
import { useSaveLibrary } from "./use-save-library.ts";

interface SelectionBarProps {
  chosen: readonly LibraryTitle[];
  isInternal: boolean;
  /** Reads the titles again after one of them turned out to be gone. */
  onStale: () => void;
}

/** How much is chosen, and the button that saves it. Source: P-184, P-190, P-191. */
export function SelectionBar({ chosen, isInternal, onStale }: SelectionBarProps): ReactNode {
  const { state, save, close } = useSaveLibrary();
  const verdict = judge(chosen.length, isInternal);
  const isSaving = state.step === "saving";
  return (
    <div className={styles.bar}>
      <p role="status">
        <Count count={chosen.length} isInternal={isInternal} verdict={verdict} />
      </p>
      <div className={styles.actions}>
        <LinkButton href={paths.home}>
          <Trans>Cancel</Trans>
        </LinkButton>
        <Button
          variant="primary"
          disabled={verdict !== "ready" || isSaving}
          aria-busy={isSaving}
          onClick={() => void save(chosen)}
        >
          {isSaving ? <Trans>Saving…</Trans> : <Trans>Save my library</Trans>}
        </Button>
      </div>
      {state.step === "refused" && (
        <RefusedDialog
          error={state.error}
          onClose={() => {
            close();
            if (state.error.reason === "TITLE_NOT_SELECTABLE") onStale();
          }}
        />
      )}
    </div>
  );
}

function Count({ count, isInternal, verdict }: { count: number; isInternal: boolean; verdict: Verdict }): ReactNode {
  const over = count - INTERNAL_LIMIT;
  return (
    <>
      <strong>
        {isInternal ? (
          <Trans>
            {count} of {INTERNAL_LIMIT} titles chosen
          </Trans>
        ) : (
          <Plural value={count} one="# title chosen" other="# titles chosen" />
        )}
      </strong>
      {verdict === "nothing" && (
        <span>
          <Trans>Choose at least one title to save.</Trans>
        </span>
      )}
      {verdict === "too-many" && (
        <span className={styles.excess}>
          <Plural value={over} one="Take # title off to save." other="Take # titles off to save." />
        </span>
      )}
    </>
  );
}

/** Every other 400 says that the shelf is too large. Source: P-187, G-39. */
function RefusedDialog({ error, onClose }: { error: ApiError; onClose: () => void }): ReactNode {
  const { t, i18n } = useLingui();
  const isGone = error.reason === "TITLE_NOT_SELECTABLE";
  return (
    <Dialog
      title={isGone ? t`Choose your titles again` : t`There are too many titles`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Back to my choice</Trans>
        </Button>
      }
    >
      <p>{messageFor(i18n, error)}</p>
      {!isGone && (
        <p>
          <Trans>Take some titles off and save again. Nothing has been changed yet.</Trans>
        </p>
      )}
    </Dialog>
  );
}
