import { TypeTile } from "@anaquel/ui";
import { type ReactNode, useState } from "react";
import styles from "./assets.module.css";
import { kindOf, type PdAsset } from "./assets.ts";

/** The picture of an asset; without one, the sign of its kind stands in its place. Source: T-355, T-357. */
export function AssetPicture({
  asset,
  size,
  eager = false,
}: {
  asset: Pick<PdAsset, "uuid" | "type">;
  size: "small" | "large";
  eager?: boolean;
}): ReactNode {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={styles.picture}>
      {isMissing ? (
        <TypeTile type={kindOf(asset.type)} />
      ) : (
        <img
          src={`/api/pd/${asset.uuid}/${size}Thumbnail`}
          alt=""
          width={size === "small" ? 480 : 1280}
          height={size === "small" ? 270 : 720}
          loading={eager ? "eager" : "lazy"}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
