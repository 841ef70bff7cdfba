import { ApiError, send } from "@anaquel/client-kit/api";
import { clientConfig } from "@anaquel/client-kit/config";
import { messageFor } from "@anaquel/client-kit/errors";
import { Button, Dialog, LinkButton, Notice, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useReducer, useState } from "react";
import { shareFlow, studentLink } from "./share-flow.ts";
import styles from "./title.module.css";

/** Milliseconds for which a copy is confirmed. */
const COPIED_MS = 1000;

interface ShareDialogProps {
  uuid: string;
  name: string;
  onClose: () => void;
}

/** Hands out the students' link: first what sharing means, then the link to copy or open. Source: T-553 to T-558. */
export function ShareDialog({ uuid, name, onClose }: ShareDialogProps): ReactNode {
  const { t } = useLingui();
  const [state, dispatch] = useReducer(shareFlow, { step: "disclaimer" });

  async function share() {
    dispatch({ type: "accepted" });
    try {
      const { uuid: token } = await send("put", "/student/sharetitle", { body: { uuid } });
      dispatch({ type: "obtained", link: studentLink(token, clientConfig().base) });
    } catch (error) {
      dispatch({ type: "refused", error: error instanceof ApiError ? error : new ApiError(500) });
    }
  }

  if (state.step === "link") {
    return (
      <Dialog title={t`The link for your students`} onClose={onClose}>
        <ShareLink link={state.link} />
      </Dialog>
    );
  }
  const isSending = state.step === "sending";
  return (
    <Dialog
      title={t`Share ${name} with your students`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={isSending} aria-busy={isSending} onClick={() => void share()}>
            {state.step === "failed" ? <Trans>Try again</Trans> : <Trans>Accept and get the link</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.share}>
        {state.step === "failed" && <Failure error={state.error} />}
        <p>
          <Trans>
            Everybody with the link can open the students' materials of this title, without an account. Give it to your
            classes only and do not publish it.
          </Trans>
        </p>
        <p>
          <Trans>The link opens on a limited number of devices. You always get the same link for the same title.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

/** A refusal of the title has a text of its own. Source: T-557, T-558. */
function Failure({ error }: { error: ApiError }): ReactNode {
  const { i18n } = useLingui();
  return (
    <Notice tone="critical">
      {error.status === 401 ? (
        <Trans>You are not allowed to create a link for this title.</Trans>
      ) : (
        messageFor(i18n, error)
      )}
    </Notice>
  );
}

function ShareLink({ link }: { link: string }): ReactNode {
  const { t } = useLingui();
  const [copy, setCopy] = useState<"ready" | "copied" | "failed">("ready");
  useEffect(() => {
    if (copy !== "copied") return;
    const timer = setTimeout(() => setCopy("ready"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copy]);

  return (
    <div className={styles.share}>
      <TextField
        label={t`Link to the students' zone`}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={
          copy === "failed" ? t`Your browser does not let us copy. Select the link and copy it yourself.` : undefined
        }
      />
      <div className={styles.shareActions}>
        <Button
          variant="primary"
          onClick={() =>
            navigator.clipboard.writeText(link).then(
              () => setCopy("copied"),
              () => setCopy("failed"),
            )
          }
        >
          {copy === "copied" ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
        </Button>
        <LinkButton href={link} target="_blank" rel="noopener">
          <Trans>Open</Trans>
        </LinkButton>
        <span role="status" className="anaquel-hidden">
          {copy === "copied" && <Trans>The link has been copied.</Trans>}
        </span>
      </div>
    </div>
  );
}
