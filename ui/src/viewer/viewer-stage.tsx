import { Trans, useLingui } from "@lingui/react/macro";
import { DownloadIcon, LinkExternalIcon } from "@primer/octicons-react";
import { useState } from "react";
import { formatSize, TypeTile } from "../catalogue/resource-types.tsx";
import { LinkButton } from "../feedback/button.tsx";
import { StatePanel } from "../feedback/state-panel.tsx";
import type { ViewerItem } from "./viewer.tsx";
import styles from "./viewer-stage.module.css";

/** Ways to show a resource. */
export type Showing = "image" | "audio" | "video" | "pdf" | "page" | "download";

const IMAGES = /^image\/(jpe?g|png|gif|webp|svg\+xml)$/;

/** How a resource is shown, by its media type. Zip files and programs are never shown. */
export function showingOf(mimetype: string | null, hasPreview: boolean): Showing {
  if (!hasPreview || !mimetype) return "download";
  if (IMAGES.test(mimetype)) return "image";
  if (mimetype.startsWith("audio/")) return "audio";
  if (mimetype.startsWith("video/")) return "video";
  if (mimetype === "application/pdf") return "pdf";
  return /^(text\/html|application\/xhtml\+xml|text\/plain)$/.test(mimetype) ? "page" : "download";
}

/** The resource itself, in the middle of the viewer. */
export function ViewerStage({ item, locale }: { item: ViewerItem; locale: string }) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const { name } = item;
  const href = item.previewHref ?? "";
  const fail = () => setFailed(true);

  if (failed) {
    return (
      <StatePanel
        scene="broken"
        title={<Trans>This resource could not be loaded</Trans>}
        actions={
          item.downloadHref && (
            <LinkButton href={item.downloadHref} download>
              <DownloadIcon /> <Trans>Download</Trans>
            </LinkButton>
          )
        }
      >
        <Trans>Check your connection and open it again.</Trans>
      </StatePanel>
    );
  }
  switch (showingOf(item.mimetype, item.previewHref !== null)) {
    case "image":
      return <ZoomableImage src={href} alt={item.description ?? name} onError={fail} />;
    case "audio":
      return (
        <div className={styles.audio}>
          {item.description && <p className={styles.description}>{item.description}</p>}
          {/* biome-ignore lint/a11y/useMediaCaption: recordings come without a transcript; the description stands above */}
          <audio src={href} controls preload="metadata" aria-label={name} onError={fail} />
        </div>
      );
    case "video":
      return (
        // biome-ignore lint/a11y/useMediaCaption: captions are shown whenever the resource has them
        <video className={styles.video} src={href} controls preload="metadata" aria-label={name} onError={fail}>
          {item.captionsHref && (
            <track kind="captions" src={item.captionsHref} srcLang={locale} label={t`Captions`} default />
          )}
        </video>
      );
    case "pdf":
      return (
        <div className={styles.document}>
          <iframe src={href} title={name} className={styles.frame} />
          <p className={styles.note}>
            <Trans>If your browser shows nothing here:</Trans>{" "}
            <a href={href} target="_blank" rel="noopener">
              <Trans>open the document</Trans> <LinkExternalIcon size={12} />
            </a>
          </p>
        </div>
      );
    case "page":
      // Pages of a title run nothing and see nothing of the portal: the frame has an origin of its own.
      return (
        <iframe src={href} title={name} className={styles.page} sandbox="allow-popups" referrerPolicy="no-referrer" />
      );
    default:
      return <DownloadOnly item={item} locale={locale} />;
  }
}

function DownloadOnly({ item, locale }: { item: ViewerItem; locale: string }) {
  return (
    <div className={styles.download}>
      <TypeTile type={item.type} />
      <p className={styles.downloadName}>{item.name}</p>
      {item.size !== null && <p>{formatSize(item.size, locale)}</p>}
      {item.downloadHref ? (
        <LinkButton href={item.downloadHref} download variant="primary" size="large">
          <DownloadIcon /> <Trans>Download</Trans>
        </LinkButton>
      ) : (
        <p>
          <Trans>This resource has nothing to show here.</Trans>
        </p>
      )}
    </div>
  );
}

function ZoomableImage({ src, alt, onError }: { src: string; alt: string; onError: () => void }) {
  const { t } = useLingui();
  const [zoomed, setZoomed] = useState(false);
  return (
    <button
      type="button"
      className={styles.image}
      data-zoomed={zoomed || undefined}
      aria-pressed={zoomed}
      title={zoomed ? t`Fit to the window` : t`Zoom in`}
      onClick={() => setZoomed(!zoomed)}
    >
      <img src={src} alt={alt} onError={onError} />
    </button>
  );
}
