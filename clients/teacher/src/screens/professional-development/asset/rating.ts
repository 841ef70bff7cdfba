import type { PdAsset } from "../assets.ts";

/** Whether the user likes an asset (1), dislikes it (-1) or neither (0). Source: T-354. */
export type Rating = 1 | 0 | -1;

/** The rating that an asset shows. */
export function ratingOf({ thumbUp, thumbDown }: Pick<PdAsset, "thumbUp" | "thumbDown">): Rating {
  if (thumbUp) return 1;
  return thumbDown ? -1 : 0;
}

/** The rating after a press of a button: pressing the one that is on takes the rating back. Source: T-347, G64. */
export function nextRating(present: Rating, pressed: 1 | -1): Rating {
  return present === pressed ? 0 : pressed;
}

/** The asset with another rating, and with the counts that follow from it. Source: T-348. */
export function withRating(asset: PdAsset, rating: Rating): PdAsset {
  const present = ratingOf(asset);
  const change = (counted: Rating) => Number(rating === counted) - Number(present === counted);
  return {
    ...asset,
    thumbUp: rating === 1,
    thumbDown: rating === -1,
    totalThumbsUp: asset.totalThumbsUp + change(1),
    totalThumbsDown: asset.totalThumbsDown + change(-1),
  };
}
