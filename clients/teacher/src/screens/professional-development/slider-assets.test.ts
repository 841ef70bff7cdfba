import { expect, it } from "vitest";
import type { PdAsset } from "./assets.ts";
import { sliderAssets } from "./slider-assets.ts";

it("T-361 T-362 the slider takes the twelve newest assets, newest first", () => {
  const assets = Array.from({ length: 15 }, (_, at) => ({ date: `2026-10-${10 + at}` }) as PdAsset);
  const dates = sliderAssets(assets).map(({ date }) => date);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([12, "2026-10-24", "2026-10-13"]);
});
