import { describe, expect, test } from "vitest";
import { type AssetRow, countChange, inlineDisposition, toAsset } from "./rules.ts";

const ROW: AssetRow = {
  id: "4b7e9d20-1c53-4f8a-b6d1-7e2f0a9c5d30",
  category_id: "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c60",
  starred: true,
  position: 1,
  title: "Evaluar sin notas",
  type: "video/mp4",
  description: null,
  published_on: "2026-10-05",
  author: null,
  views: 341,
  thumbs_up: 27,
  thumbs_down: 2,
  viewed: null,
  rating: null,
  category: "Evaluación",
};

describe("a rating that replaces another one", () => {
  test.each([
    [0, 1, { up: 1, down: 0 }],
    [0, -1, { up: 0, down: 1 }],
    [1, 1, { up: 0, down: 0 }],
    [1, 0, { up: -1, down: 0 }],
    [1, -1, { up: -1, down: 1 }],
    [-1, 1, { up: 1, down: -1 }],
    [-1, 0, { up: 0, down: -1 }],
  ] as const)("T-347 T-354 %i after %i changes the counts by %j", (before, after, change) => {
    const { up, down } = countChange(before, after);
    expect({ up, down }).toEqual(change);
  });
});

describe("an asset", () => {
  test.each([
    ["nobody touched", null, null, [false, false, false]],
    ["was viewed", true, 0, [true, false, false]],
    ["is liked", true, 1, [true, true, false]],
    ["is disliked", false, -1, [false, false, true]],
  ] as const)("T-345 that %s tells so", (_name, viewed, rating, told) => {
    const asset = toAsset({ ...ROW, viewed, rating });
    expect([asset.viewed, asset.thumbUp, asset.thumbDown]).toEqual(told);
    expect(asset).toMatchObject({ uuid: ROW.id, parent: ROW.category_id, order: 1, date: "2026-10-05", views: 341 });
  });
});

test("the name of a file cannot break its header", () => {
  expect(inlineDisposition('a "b"\r\nc.pdf')).toBe('inline; filename="a__b___c.pdf"');
});
