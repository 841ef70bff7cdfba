import { newestFirst } from "@anaquel/client-kit/time";
import type { PdAsset } from "./assets.ts";

/** Assets of the slider at most. Source: T-361. */
const LIMIT = 12;

/** The assets of the slider: the newest first. Source: T-361, T-362. */
export function sliderAssets(assets: readonly PdAsset[]): PdAsset[] {
  return assets.toSorted(newestFirst).slice(0, LIMIT);
}
