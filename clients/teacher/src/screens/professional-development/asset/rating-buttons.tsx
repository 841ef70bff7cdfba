import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PdAsset } from "../assets.ts";
import styles from "./asset.module.css";
import { ratingOf } from "./rating.ts";
import { useRating } from "./use-rating.ts";

/** Like and dislike with their counts. What was not saved is taken back and said. Source: T-347, T-348, G64. */
export function RatingButtons({
  asset,
  onChange,
}: {
  asset: PdAsset;
  onChange: (change: (asset: PdAsset) => PdAsset) => void;
}): ReactNode {
  const { t } = useLingui();
  const { press, hasFailed } = useRating(asset, onChange);
  const rating = ratingOf(asset);
  return (
    <div className={styles.rating}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form */}
      <div role="group" aria-label={t`Your opinion of this asset`} className={styles.thumbs}>
        <button type="button" className={styles.thumb} aria-pressed={rating === 1} onClick={() => press(1)}>
          <Thumb />
          {t`I like it`} <span className={styles.count}>{asset.totalThumbsUp}</span>
        </button>
        <button type="button" className={styles.thumb} aria-pressed={rating === -1} onClick={() => press(-1)}>
          <Thumb isDown />
          {t`I do not like it`} <span className={styles.count}>{asset.totalThumbsDown}</span>
        </button>
      </div>
      <p role="status" className={styles.failure}>
        {hasFailed && t`Your opinion could not be saved. Please try again.`}
      </p>
    </div>
  );
}

function Thumb({ isDown = false }: { isDown?: boolean }): ReactNode {
  return (
    <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M1.6 7.2h2.6v6.6H1.6zM6 7.3l2.7-5.4c1.2.1 1.9 1 1.7 2.2L10 6.5h3.1c1 0 1.6.9 1.3 1.8l-1.3 4.4c-.2.7-.8 1.1-1.5 1.1H6z"
        transform={isDown ? "rotate(180 8 8)" : undefined}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
