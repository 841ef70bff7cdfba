import { ApiError, send, useApi } from "@anaquel/client-kit/api";
import { RichText } from "@anaquel/client-kit/content";
import { messageFor } from "@anaquel/client-kit/errors";
import { refreshSession } from "@anaquel/client-kit/session";
import { Button, Dialog, Notice } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import styles from "./promotion.module.css";
import type { HomePromotion } from "./promotion-posts.ts";

interface PromotionDialogProps {
  promotion: HomePromotion;
  onClose: () => void;
}

/** Offers promotional titles; accepting puts them on the shelf. One without titles only informs. Source: T-437, T-449. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps): ReactNode {
  const { i18n } = useLingui();
  const library = useApi("/library", {});
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { id, title, content, image, pm } = promotion;
  const canAccept = pm.length > 0 && error?.reason !== "PROMOTION_REFUSED";

  function close() {
    // What only informs is answered by being closed; an offer comes back with the next sign-in.
    if (pm.length === 0) {
      send("put", "/promotions-title/{promotionId}", { params: { path: { promotionId: id } } }).catch(() => undefined);
    }
    onClose();
  }

  async function accept() {
    if (isSending) return;
    setSending(true);
    setError(null);
    try {
      await send("post", "/promotions", { body: { promotionTitles: [...pm], promotionIds: [String(id)] } });
      await refreshSession();
      library.retry();
      onClose();
    } catch (failure) {
      setSending(false);
      setError(failure instanceof ApiError ? failure : new ApiError(500));
    }
  }

  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <Button variant={canAccept ? "default" : "primary"} onClick={close}>
            {canAccept ? <Trans>Not now</Trans> : <Trans>Close</Trans>}
          </Button>
          {canAccept && (
            <Button variant="primary" aria-busy={isSending} onClick={() => void accept()}>
              <Trans>Add to my library</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.promotion}>
        {error && <Notice tone="critical">{messageFor(i18n, error)}</Notice>}
        {image && <img src={image.url} alt={image.alt} />}
        <RichText html={content} />
      </div>
    </Dialog>
  );
}
