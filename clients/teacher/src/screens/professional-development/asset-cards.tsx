import { useTypeNames } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { AssetPicture } from "./asset-picture.tsx";
import styles from "./assets.module.css";
import { kindOf, type PdAsset } from "./assets.ts";

/** Assets side by side, each a link to its page; those the user has viewed are marked. Source: T-341, T-344. */
export function AssetCards({ assets }: { assets: readonly PdAsset[] }): ReactNode {
  return (
    <ul className={styles.cards}>
      {assets.map((asset) => (
        <li key={asset.uuid}>
          <AssetCard asset={asset} />
        </li>
      ))}
    </ul>
  );
}

function AssetCard({ asset }: { asset: PdAsset }): ReactNode {
  const { uuid, title, type, viewed, author } = asset;
  const names = useTypeNames();
  const day = useDay(asset.date);
  return (
    <a className={styles.card} href={paths.pdAsset(uuid)}>
      <span className={styles.cardPicture}>
        <AssetPicture asset={asset} size="small" />
        {viewed && (
          <span className={styles.viewed}>
            <Trans>Viewed</Trans>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>{names[kindOf(type)]}</span>
        <span className={styles.cardTitle}>{title}</span>
        <span className={styles.note}>{[author, day].filter(Boolean).join(" · ")}</span>
      </span>
    </a>
  );
}

/** A day of publication as people write it. */
export function useDay(date: string): string {
  const { i18n } = useLingui();
  return i18n.date(new Date(`${date}T00:00`), { day: "numeric", month: "long", year: "numeric" });
}
