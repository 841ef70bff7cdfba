import { DEFAULT_TIMEOUT_MS, TIMEOUTS } from "@anaquel/openapi/timeouts";
import { describe, expect, it } from "vitest";
import {
  type HelpPost,
  mayGetCarousel,
  opensByItself,
  parseExcerpt,
  slideAfter,
  slidesFor,
  toSlide,
} from "./slides.ts";

function post(id: number, excerpt: string, change: Partial<HelpPost> = {}): HelpPost {
  return {
    id,
    date: "2026-11-02T09:00:00",
    slug: `slide-${id}`,
    status: "publish",
    title: { rendered: `Slide ${id}` },
    content: { rendered: `<p>Body ${id}</p>` },
    excerpt: { rendered: excerpt },
    sticky: false,
    categories: [312, 710],
    image: null,
    ...change,
  };
}

describe("the excerpt of a slide", () => {
  it.each([
    ["P-175 T-515 T-516", "1:ALL", 1, "ALL"],
    ["P-175 T-516", "2:SIEMPRE", 2, "ALL"],
    ["P-175 T-517", "3:MEC", 3, "MEC"],
    ["P-175 T-517", "4:SI_MEC", 4, "MEC"],
    ["P-175 T-518", "5:NO_MEC", 5, "NO_MEC"],
    ["P-175 T-514", "6:OTHER", 6, "NONE"],
    ["P-175 T-514", "6:NONE", 6, "NONE"],
    ["P-175 T-516 without regard to case and blanks", " 7 : siempre ", 7, "ALL"],
    ["P-175 T-514 without audience", "8", Number.POSITIVE_INFINITY, "NONE"],
    ["P-175 T-514 empty", "", Number.POSITIVE_INFINITY, "NONE"],
    ["T-515 without a number", "first:ALL", Number.POSITIVE_INFINITY, "ALL"],
  ])("%s %j is slide %s for %s", (_id, excerpt, order, type) => {
    expect(parseExcerpt(excerpt)).toEqual({ order, type });
  });
});

describe("the slides of the carousel", () => {
  it("P-174 P-177 T-513 T-522 have id, title, body, order, type and image", () => {
    const image = { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "A title" };
    expect(toSlide(post(9, "2:ALL", { image }))).toEqual({
      id: 9,
      title: "Slide 9",
      body: "<p>Body 9</p>",
      order: 2,
      type: "ALL",
      image,
    });
  });

  it.each([
    ["P-175 T-517 with the agreement", true, [3, 1, 4]],
    ["P-175 T-518 without it", false, [2, 1, 4]],
    ["P-175 T-518 when nothing is known of it", undefined, [2, 1, 4]],
  ])("are those of a user %s, in order", (_name, mec, ids) => {
    const posts = [post(1, "2:ALL"), post(2, "1:NO_MEC"), post(3, "1:SI_MEC"), post(4, "x:ALL"), post(5, "3:NONE")];
    expect(slidesFor(posts, { mec }).map(({ id }) => id)).toEqual(ids);
  });

  it("P-173 leave out what has no title or no body", () => {
    const posts = [post(1, "1:ALL", { title: { rendered: " " } }), post(2, "1:ALL", { content: { rendered: "" } })];
    expect(slidesFor(posts, { mec: true })).toEqual([]);
  });

  it.each([
    [0, 1, 3, 1],
    [1, -1, 3, 0],
    [0, -1, 3, 0],
    [2, 1, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ] as const)("P-170 from slide %i a step of %i among %i leads to %i", (index, step, count, after) => {
    expect(slideAfter(index, step, count)).toBe(after);
  });
});

describe("who has the carousel", () => {
  it.each([
    ["TEACHER", 1131, true],
    ["TEACHER_FAKE", 1131, true],
    ["TEACHER_DEMO", 1131, false],
    ["USER_INTERNAL", 1131, false],
    ["TEACHER", 1132, false],
    ["TEACHER", null, false],
  ] as const)("P-053 P-168 T-340 T-508 T-509 %s of country %s: %s", (role, countryId, has) => {
    expect(mayGetCarousel({ role, countryId })).toBe(has);
  });

  it.each([
    [null, true],
    [undefined, true],
    ["2026-09-01T08:00:00Z", false],
  ])("P-167 T-511 it opens by itself for a user who saw it at %s: %s", (onBoardCarouselDate, opens) => {
    expect(opensByItself({ onBoardCarouselDate })).toBe(opens);
  });
});

it("T-523 the help site may take five seconds", () => {
  expect(TIMEOUTS["GET /content/help/posts"] ?? DEFAULT_TIMEOUT_MS).toBe(5000);
});
