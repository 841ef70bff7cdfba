import { Container } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { paths } from "../../../paths.ts";
import { AssetCards, useDay } from "../asset-cards.tsx";
import { type PdAsset, relatedAssets } from "../assets.ts";
import styles from "./asset.module.css";
import { AssetPlayer } from "./asset-player.tsx";
import { RatingButtons } from "./rating-buttons.tsx";

/** Others of the same category beside an asset, at most. */
const RELATED = 3;

/** The way here, what the asset is, the asset itself, its rating and others of its category. Source: T-344, T-347. */
export function AssetPage({
  asset,
  others,
  onChange,
}: {
  asset: PdAsset;
  others: readonly PdAsset[];
  onChange: (change: (asset: PdAsset) => PdAsset) => void;
}): ReactNode {
  const { t } = useLingui();
  const relatedId = useId();
  const day = useDay(asset.date);
  const { title, description, author, views, parent, category } = asset;
  const related = relatedAssets(others, asset, RELATED);
  return (
    <Container>
      <nav aria-label={t`You are here`} className={styles.crumbs}>
        <ol>
          <li>
            <a href={paths.professionalDevelopment}>
              <Trans>Professional development</Trans>
            </a>
          </li>
          {category && (
            <li>
              <a href={paths.pdCategory(parent)}>{category}</a>
            </li>
          )}
        </ol>
      </nav>
      <div className={styles.page}>
        <article>
          <header className={styles.head}>
            <h1>{title}</h1>
            <ul className={styles.facts}>
              {author && <li>{author}</li>}
              <li>{day}</li>
              <li>
                <Plural value={views} one="# view" other="# views" />
              </li>
            </ul>
          </header>
          <AssetPlayer asset={asset} />
          <div className={styles.below}>
            {description && <p className={styles.description}>{description}</p>}
            <RatingButtons asset={asset} onChange={onChange} />
          </div>
        </article>
        {related.length > 0 && (
          <section className={styles.related} aria-labelledby={relatedId}>
            <h2 id={relatedId}>{category ? <Trans>More in {category}</Trans> : <Trans>More like this</Trans>}</h2>
            <AssetCards assets={related} />
          </section>
        )}
      </div>
    </Container>
  );
}
