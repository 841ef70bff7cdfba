import { IconButton, useTypeNames } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import { AssetPicture } from "../asset-picture.tsx";
import { kindOf, type PdAsset } from "../assets.ts";
import styles from "./starred-carousel.module.css";

/** The starred assets, one in view, moved by swipes, by the two buttons or by the focus. Source: T-341. */
export function StarredCarousel({ assets }: { assets: readonly PdAsset[] }): ReactNode {
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const position = at + 1;
  const total = assets.length;

  function show(index: number) {
    if (!track.current || index < 0 || index >= total) return;
    track.current.scrollTo({ left: index * track.current.clientWidth });
  }

  return (
    <section className={styles.carousel} aria-label={t`Recommended`}>
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {assets.map((asset, index) => (
          <li key={asset.uuid} className={styles.slide}>
            <AssetPicture asset={asset} size="large" eager={index === 0} />
            <Words asset={asset} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.steps}>
          {/* A button that is switched off would lose the focus, so the ends only do nothing. */}
          <IconButton label={t`Previous recommendation`} aria-disabled={at === 0} onClick={() => show(at - 1)}>
            <Chevron d="M10 3 5 8l5 5" />
          </IconButton>
          <p className={styles.position} aria-live="polite">
            <Trans>
              {position} of {total}
            </Trans>
            <span className="anaquel-hidden">{assets[at]?.title}</span>
          </p>
          <IconButton label={t`Next recommendation`} aria-disabled={at === total - 1} onClick={() => show(at + 1)}>
            <Chevron d="m6 3 5 5-5 5" />
          </IconButton>
        </div>
      )}
    </section>
  );
}

function Words({ asset: { uuid, title, type, description, category, viewed } }: { asset: PdAsset }): ReactNode {
  const { t } = useLingui();
  const names = useTypeNames();
  return (
    <div className={styles.words}>
      <p className={styles.kind}>{[names[kindOf(type)], category, viewed && t`Viewed`].filter(Boolean).join(" · ")}</p>
      <h2>
        <a href={paths.pdAsset(uuid)}>{title}</a>
      </h2>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

function Chevron({ d }: { d: string }): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
