import { describe, expect, it } from "vitest";
import { kindOf, type PdAsset, relatedAssets, searchAssets, sectionsOf, starredAssets, withViewed } from "./assets.ts";

const asset = (uuid: string, rest: Partial<PdAsset> = {}) => ({ uuid, parent: "a", title: uuid, ...rest }) as PdAsset;
const ids = (assets: readonly PdAsset[]) => assets.map(({ uuid }) => uuid);

describe("the kind of an asset", () => {
  it.each<[PdAsset["type"], string]>([
    ["video/mp4", "video"],
    ["video/webm", "video"],
    ["video/ogg", "video"],
    ["audio/mpeg", "audio"],
    ["audio/ogg", "audio"],
    ["audio/wav", "audio"],
    ["application/pdf", "document"],
  ])("T-358 T-359 %s is shown as %s", (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });
});

it("T-341 the carousel has the starred assets in their order", () => {
  const assets = [
    asset("c", { starred: true, order: 3 }),
    asset("x", { starred: false, order: 0 }),
    asset("a", { starred: true, order: 1 }),
  ];
  expect(ids(starredAssets(assets))).toEqual(["a", "c"]);
});

describe("the sections of the library", () => {
  it("T-341 follow the categories, without empty ones, and lose no asset", () => {
    const categories = [
      { uuid: "a", title: "A" },
      { uuid: "empty", title: "Empty" },
      { uuid: "b", title: "B" },
    ];
    const assets = [
      asset("1", { parent: "b" }),
      asset("2", { parent: "gone", category: null }),
      asset("3", { parent: "a" }),
      asset("4", { parent: "b" }),
    ];
    const sections = sectionsOf({ categories, assets });
    expect(sections.map(({ title, assets: own }) => [title, ids(own)])).toEqual([
      ["A", ["3"]],
      ["B", ["1", "4"]],
      [null, ["2"]],
    ]);
  });
});

describe("a search", () => {
  const assets = [
    asset("1", { title: "Evaluación sin notas", author: "Carmen Oria" }),
    asset("2", { title: "Cuidar la voz", description: "Ejercicios breves", category: "Bienestar" }),
  ];
  it.each([
    ["", ["1", "2"]],
    ["  EVALUACION ", ["1"]],
    ["notas oria", ["1"]],
    ["bienestar ejercicios", ["2"]],
    ["notas voz", []],
  ])("for %j finds %j", (search, found) => {
    expect(ids(searchAssets(assets, search))).toEqual(found);
  });
});

it("related assets are others of the category, so many at most", () => {
  const assets = [asset("1"), asset("2"), asset("3", { parent: "b" }), asset("4"), asset("5")];
  expect(ids(relatedAssets(assets, asset("2"), 2))).toEqual(["1", "4"]);
});

it("an asset becomes viewed, and no other", () => {
  const assets = [asset("1", { viewed: false }), asset("2", { viewed: false })];
  expect(withViewed(assets, "2").map(({ viewed }) => viewed)).toEqual([false, true]);
});
