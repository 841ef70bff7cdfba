import { describe, expect, it } from "vitest";
import type { PdAsset } from "../assets.ts";
import { nextRating, type Rating, ratingOf, withRating } from "./rating.ts";

const rated = (rating: Rating) =>
  ({ thumbUp: rating === 1, thumbDown: rating === -1, totalThumbsUp: 10, totalThumbsDown: 5 }) as PdAsset;

describe("a press of a button", () => {
  it.each<[Rating, 1 | -1, Rating]>([
    [0, 1, 1],
    [0, -1, -1],
    [1, -1, -1],
    [-1, 1, 1],
    [1, 1, 0],
    [-1, -1, 0],
  ])("T-347 on rating %i with %i gives %i", (present, pressed, next) => {
    expect(nextRating(present, pressed)).toBe(next);
  });
});

describe("an asset with another rating", () => {
  it.each<[Rating, Rating, number, number]>([
    [0, 1, 11, 5],
    [0, -1, 10, 6],
    [1, -1, 9, 6],
    [-1, 1, 11, 4],
    [1, 0, 9, 5],
    [-1, 0, 10, 4],
    [1, 1, 10, 5],
    [0, 0, 10, 5],
  ])("T-347 T-348 from %i to %i has %i likes and %i dislikes", (present, rating, up, down) => {
    const asset = withRating(rated(present), rating);
    expect([asset.totalThumbsUp, asset.totalThumbsDown, ratingOf(asset)]).toEqual([up, down, rating]);
  });
});
