import { describe, expect, it } from "vitest";
import { type CoursePost, cardsLeft, isCentred, thumbnailOf, toCards } from "./course-cards.ts";

const SPANISH = 311;
const post = (excerpt: string, categories = [SPANISH, 610]): CoursePost => ({
  id: 1,
  date: "2026-11-02T09:00:00",
  slug: "course",
  status: "publish",
  title: { rendered: "Conflictos" },
  content: { rendered: "<p>Veinte horas.</p>" },
  excerpt: { rendered: excerpt },
  sticky: false,
  categories,
  image: null,
});

describe("the cards", () => {
  it("T-391 T-420 have title, content and the master course of the excerpt", () => {
    expect(toCards([post(" CONFLICT_ES ")], SPANISH)).toEqual([
      { master: "CONFLICT_ES", title: "Conflictos", html: "<p>Veinte horas.</p>" },
    ]);
  });

  it.each([
    ["T-391 without a master course", post("")],
    ["T-391 with a sentence for an excerpt", post("A course of twenty hours")],
    ["T-420 in another language", post("CONFLICT_ES", [312, 610])],
  ])("%s a post is none", (_name, other) => {
    expect(toCards([other], SPANISH)).toEqual([]);
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, false],
  ])("T-385 %i of them are centred: %s", (count, centred) => {
    expect(isCentred(Array.from({ length: count }))).toBe(centred);
  });

  it("T-373 those of courses already taken are left out", () => {
    const cards = [{ master: "A" }, { master: "B" }];
    expect(cardsLeft(cards, ["B"])).toEqual([{ master: "A" }]);
    expect(cardsLeft(cards, ["A", "B"])).toEqual([]);
  });

  it.each([
    ["es", "/pdcourses/CONFLICT_ES_es.png"],
    ["en", "/pdcourses/CONFLICT_ES_en.png"],
    ["it", "/pdcourses/CONFLICT_ES_en.png"],
  ])("T-422 the picture in %s is %s", (locale, address) => {
    expect(thumbnailOf("CONFLICT_ES", locale)).toBe(address);
  });
});
