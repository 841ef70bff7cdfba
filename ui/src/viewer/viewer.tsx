import { Trans, useLingui } from "@lingui/react/macro";
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  LinkExternalIcon,
  StarFillIcon,
  StarIcon,
  XIcon,
} from "@primer/octicons-react";
import { useEffect, useId, useRef } from "react";
import { type ResourceType, TypeTile } from "../catalogue/resource-types.tsx";
import { useSwipe } from "../touch/swipe.ts";
import styles from "./viewer.module.css";
import { ViewerStage } from "./viewer-stage.tsx";

/** A resource as the viewer shows it. Addresses are null when there is none. */
export interface ViewerItem {
  uuid: string;
  name: string;
  description: string | null;
  place: string;
  type: ResourceType;
  mimetype: string | null;
  size: number | null;
  previewHref: string | null;
  downloadHref: string | null;
  captionsHref: string | null;
  isNew?: boolean;
  favourite?: boolean;
}

/** The viewer over a page. `items` are the neighbours in the order of the list. */
export interface ViewerProps {
  items: readonly ViewerItem[];
  current: string;
  locale: string;
  onMove: (uuid: string) => void;
  onClose: () => void;
  onFavourite?: (uuid: string) => void;
}

const NEIGHBOURS = 2;

/** Shows one resource large, with the way to its neighbours by arrows, keys, swipes and a strip. */
export function Viewer({ items, current, locale, onMove, onClose, onFavourite }: ViewerProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const index = items.findIndex(({ uuid }) => uuid === current);
  const item = items[index];
  const previous = items[index - 1];
  const next = items[index + 1];
  const swipes = useSwipe(move);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  if (!item) return null;

  function move(step: -1 | 1) {
    const target = step < 0 ? previous : next;
    if (target) onMove(target.uuid);
  }

  const position = index + 1;
  const total = items.length;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // Arrow keys belong to the player while it has the focus.
        if (event.target instanceof HTMLMediaElement) return;
        if (event.key === "ArrowLeft") move(-1);
        if (event.key === "ArrowRight") move(1);
      }}
    >
      <button
        type="button"
        className={styles.arrow}
        data-side="left"
        aria-disabled={!previous}
        aria-label={t`Previous resource`}
        onClick={() => move(-1)}
      >
        <ChevronLeftIcon size={20} />
      </button>
      <div className={styles.card}>
        <header className={styles.header}>
          <TypeTile type={item.type} />
          <div className={styles.words}>
            <h2 id={titleId} title={item.name}>
              {item.name}
            </h2>
            <p aria-live="polite">
              {item.place && <span className={styles.place}>{item.place} · </span>}
              <Trans>
                Resource {position} of {total}
              </Trans>
            </p>
          </div>
          {item.isNew && (
            <span className={styles.new}>
              <Trans>New</Trans>
            </span>
          )}
          {onFavourite && (
            <button
              type="button"
              className={styles.tool}
              aria-pressed={item.favourite}
              aria-label={t`Favourite`}
              title={item.favourite ? t`Remove from favourites` : t`Add to favourites`}
              onClick={() => onFavourite(item.uuid)}
            >
              {item.favourite ? <StarFillIcon /> : <StarIcon />}
            </button>
          )}
          {item.previewHref && (
            <a
              className={styles.tool}
              href={item.previewHref}
              target="_blank"
              rel="noopener"
              aria-label={t`Open in a new tab`}
              title={t`Open in a new tab`}
            >
              <LinkExternalIcon />
            </a>
          )}
          <button type="button" className={styles.tool} aria-label={t`Close`} title={t`Close`} onClick={onClose}>
            <XIcon />
          </button>
        </header>
        <div className={styles.stage} {...swipes}>
          <ViewerStage key={item.uuid} item={item} locale={locale} />
        </div>
        <Strip items={items} index={index} onMove={onMove} />
      </div>
      <button
        type="button"
        className={styles.arrow}
        data-side="right"
        aria-disabled={!next}
        aria-label={t`Next resource`}
        onClick={() => move(1)}
      >
        <ChevronRightIcon size={20} />
      </button>
    </dialog>
  );
}

/** The resources around the open one. */
function Strip({
  items,
  index,
  onMove,
}: {
  items: readonly ViewerItem[];
  index: number;
  onMove: (uuid: string) => void;
}) {
  const { t } = useLingui();
  if (items.length < 2) return null;
  const start = Math.max(0, Math.min(index - NEIGHBOURS, items.length - (2 * NEIGHBOURS + 1)));
  return (
    <nav aria-label={t`Neighbouring resources`} className={styles.strip}>
      {items.slice(start, start + 2 * NEIGHBOURS + 1).map((neighbour) => (
        <button
          key={neighbour.uuid}
          type="button"
          aria-current={neighbour.uuid === items[index]?.uuid ? "true" : undefined}
          onClick={() => onMove(neighbour.uuid)}
        >
          <TypeTile type={neighbour.type} />
          <span>{neighbour.name}</span>
        </button>
      ))}
    </nav>
  );
}
