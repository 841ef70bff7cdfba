import { send } from "@anaquel/client-kit/api";
import { useRef, useState } from "react";
import type { PdAsset } from "../assets.ts";
import { nextRating, type Rating, ratingOf, withRating } from "./rating.ts";

/** What the buttons of an asset need. */
export interface RatingState {
  press: (pressed: 1 | -1) => void;
  /** True when the last rating was not saved and has been taken back. */
  hasFailed: boolean;
}

/**
 * Rates an asset on the page at once and tells the server in the order of the presses. When the last one is refused, the
 * rating that the server has comes back. Source: T-347, T-348, G64.
 */
export function useRating(asset: PdAsset, update: (change: (asset: PdAsset) => PdAsset) => void): RatingState {
  const [hasFailed, setFailed] = useState(false);
  const saved = useRef<Rating>(ratingOf(asset));
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  async function save(rating: Rating): Promise<void> {
    try {
      await send("put", "/pd/{uuid}/thumbs", { params: { path: { uuid: asset.uuid } }, body: { like: rating } });
      saved.current = rating;
    } catch {
      // An earlier press says nothing any more once a later one is on its way.
      if (waiting.current > 1) return;
      // The page may show another asset by now.
      update((known) => (known.uuid === asset.uuid ? withRating(known, saved.current) : known));
      setFailed(true);
    } finally {
      waiting.current -= 1;
    }
  }

  function press(pressed: 1 | -1) {
    const rating = nextRating(ratingOf(asset), pressed);
    if (waiting.current === 0) saved.current = ratingOf(asset);
    waiting.current += 1;
    setFailed(false);
    update((known) => withRating(known, rating));
    queue.current = queue.current.then(() => save(rating));
  }

  return { press, hasFailed };
}
