import { LinkButton, StatePanel } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { AssetPicture } from "../asset-picture.tsx";
import { kindOf, type PdAsset } from "../assets.ts";
import styles from "./asset.module.css";

/** The asset itself: a player for videos and recordings, the way to a document. Source: T-356, T-358, T-359. */
export function AssetPlayer({ asset }: { asset: PdAsset }): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const content = `/api/pd/${asset.uuid}/content`;
  const fail = () => setFailed(true);
  if (hasFailed) return <CannotPlay content={content} />;
  switch (kindOf(asset.type)) {
    case "video":
      return (
        // biome-ignore lint/a11y/useMediaCaption: the contract has no captions for assets; the description stands below
        <video
          className={styles.video}
          src={content}
          poster={`/api/pd/${asset.uuid}/largeThumbnail`}
          controls
          // Videos are long: nothing of one is loaded before somebody starts it.
          preload="none"
          aria-label={asset.title}
          onError={fail}
        />
      );
    case "audio":
      return (
        <div className={styles.stage}>
          <AssetPicture asset={asset} size="large" eager />
          {/* biome-ignore lint/a11y/useMediaCaption: recordings come without a transcript; the description stands below */}
          <audio src={content} controls preload="metadata" aria-label={asset.title} onError={fail} />
        </div>
      );
    default:
      return (
        <div className={styles.stage}>
          <AssetPicture asset={asset} size="large" eager />
          <div className={styles.actions}>
            <LinkButton variant="primary" size="large" href={content} target="_blank" rel="noopener">
              <Trans>Open the document</Trans>
            </LinkButton>
            <LinkButton size="large" href={content} download>
              <Trans>Download</Trans>
            </LinkButton>
          </div>
        </div>
      );
  }
}

function CannotPlay({ content }: { content: string }): ReactNode {
  return (
    <div className={styles.broken} role="alert">
      <StatePanel
        scene="broken"
        title={<Trans>This recording could not be played</Trans>}
        actions={
          <LinkButton href={content} download>
            <Trans>Download</Trans>
          </LinkButton>
        }
      >
        <Trans>Check your connection and open it again, or download it to play it with another program.</Trans>
      </StatePanel>
    </div>
  );
}
