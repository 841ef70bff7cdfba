import { describe, expect, it, vi } from "vitest";
import {
  ALL,
  buildTree,
  type CatalogueFilter,
  createFavouriteSaver,
  FAVOURITES,
  filterResources,
  isKnownPlace,
  matchesSearch,
  neighbours,
  parseTitleQuery,
  titleQueryString,
} from "./index.ts";

const categories = [
  { parentId: "guide", parentName: "Guía", categoryId: "guide-all", name: "Guía" },
  { parentId: "play", parentName: "Actividades", categoryId: "practice", name: "Practica" },
  { parentId: "play", parentName: "Actividades", categoryId: "games", name: "Juegos" },
] as const;
const units = [{ uuid: "u1" }, { uuid: "u2" }];

function resource(uuid: string, change: object = {}) {
  return { uuid, name: uuid, unitUuid: "u1", categories: [categories[1]], new: false, ...change };
}

const resources = [
  resource("a", { name: "Canción del álgebra", new: true }),
  resource("b", { unitUuid: "u2", categories: [categories[0]], editions: ["e1"], languages: ["ca"] }),
  resource("c", { categories: [categories[1], categories[2]] }),
];
const everything: CatalogueFilter = {
  unit: ALL,
  category: ALL,
  subcategory: ALL,
  search: "",
  onlyNew: false,
  edition: ALL,
  language: ALL,
};

describe("a place of a title", () => {
  it.each([
    ["P-158 the whole title", ALL, ALL, ALL, true],
    ["P-158 a unit", "u2", ALL, ALL, true],
    ["P-158 the favourites", FAVOURITES, ALL, ALL, true],
    ["P-158 an unknown unit", "u9", ALL, ALL, false],
    ["P-159 a category", ALL, "play", ALL, true],
    ["P-159 an unknown category", ALL, "nowhere", ALL, false],
    ["P-160 a subcategory", ALL, "play", "games", true],
    ["P-160 a subcategory of another category", ALL, "guide", "games", false],
    ["P-161 a subcategory without category", ALL, ALL, "games", false],
  ])("%s", (_title, unit, category, subcategory, known) => {
    expect(isKnownPlace({ units, categories: [...categories] }, { unit, category, subcategory })).toBe(known);
  });
});

describe("filters", () => {
  it.each<[string, Partial<CatalogueFilter>, string[]]>([
    ["P-156 unit", { unit: "u2" }, ["b"]],
    ["P-029 favourites", { unit: FAVOURITES }, ["c"]],
    ["P-156 category", { category: "play" }, ["a", "c"]],
    ["P-156 subcategory", { category: "play", subcategory: "games" }, ["c"]],
    ["T-491 only what is new", { onlyNew: true }, ["a"]],
    ["P-163 edition", { edition: "e1" }, ["b"]],
    ["P-163 language", { language: "ca" }, ["b"]],
    ["T-495 search without accents and case", { search: "  ALGEBRA " }, ["a"]],
    ["T-493 a search of two characters does not filter", { search: " al " }, ["a", "b", "c"]],
    ["P-164 nothing left", { unit: "u2", onlyNew: true }, []],
  ])("%s", (_title, change, expected) => {
    const found = filterResources(resources, { ...everything, ...change }, new Set(["c"]));
    expect(found.map(({ uuid }) => uuid)).toEqual(expected);
  });

  it("T-495 finds an accent that was typed in a name without", () => {
    expect(matchesSearch("Cancion", "canción")).toBe(true);
  });
});

describe("the category tree", () => {
  it("counts a resource of two subcategories once for their category, and leaves empty entries out", () => {
    const tree = buildTree(
      categories,
      [resources[0], resources[2]].filter((it) => it !== undefined),
      {
        category: ALL,
        subcategory: ALL,
      },
    );
    expect(tree).toEqual([
      {
        id: "play",
        name: "Actividades",
        count: 2,
        children: [
          { id: "practice", name: "Practica", count: 2 },
          { id: "games", name: "Juegos", count: 1 },
        ],
      },
    ]);
  });

  it("keeps the chosen category although nothing is left in it", () => {
    const tree = buildTree(categories, [], { category: "play", subcategory: "games" });
    expect(tree).toMatchObject([{ id: "play", count: 0 }]);
  });
});

describe("the query of a title", () => {
  it.each([
    ["P-150 tab 0", "initTab=0", true, "materials"],
    ["P-151 tab 1", "initTab=1", true, "plus"],
    ["P-150 no tab", "", true, "materials"],
    ["P-154 tab 1 without plus content", "initTab=1", false, undefined],
    ["P-153 another number", "initTab=2", true, undefined],
    ["P-153 no number", "initTab=x", true, undefined],
  ])("%s", (_title, text, hasPlus, tab) => {
    expect(parseTitleQuery(text, hasPlus)?.tab).toBe(tab);
  });

  it.each([
    ["new", true],
    ["new=1", true],
    ["new=true", true],
    ["new=0", false],
    ["", false],
  ])("P-152 reads ?%s as %s", (text, onlyNew) => {
    expect(parseTitleQuery(text, true)?.onlyNew).toBe(onlyNew);
  });

  it("restores everything it writes", () => {
    const query = {
      tab: "plus",
      products: "offline",
      onlyNew: true,
      search: "más & más",
      edition: "e1",
      language: "ca",
      resource: "r1",
    } as const;
    expect(parseTitleQuery(titleQueryString(query), true)).toEqual(query);
  });
});

describe("the viewer's neighbours", () => {
  it("end at the first and last entry", () => {
    expect(neighbours(resources, "a")).toMatchObject({ index: 0, previous: null, next: { uuid: "b" } });
    expect(neighbours(resources, "c")).toMatchObject({ index: 2, previous: { uuid: "b" }, next: null });
    expect(neighbours(resources, "z")).toBeNull();
  });
});

describe("saving favourites", () => {
  it("T-503 saves one list at a time, and the last one wins", async () => {
    const running: { list: string[]; finish: () => void }[] = [];
    const save = createFavouriteSaver((list) => new Promise<void>((finish) => running.push({ list, finish })));
    save(["a"]);
    save(["a", "b"]);
    save(["b"]);
    expect(running.map(({ list }) => list)).toEqual([["a"]]);
    running[0]?.finish();
    await vi.waitFor(() => expect(running.map(({ list }) => list)).toEqual([["a"], ["b"]]));
  });

  it("T-506 goes on after a failure", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const saved: string[][] = [];
    const save = createFavouriteSaver(async (list) => {
      saved.push(list);
      if (saved.length === 1) throw new Error("refused");
    });
    save(["a"]);
    save(["b"]);
    await vi.waitFor(() => expect(saved).toEqual([["a"], ["b"]]));
  });
});
