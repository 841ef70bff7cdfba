import { DEFAULT_TIMEOUT_MS, TIMEOUTS } from "@anaquel/openapi/timeouts";
import { describe, expect, it } from "vitest";
import { concerns, dayOf, type FeedPost, inOrder, isUsable, type NewsItem, split, toNews } from "./news-rules.ts";

function post(id: number, change: Partial<FeedPost> = {}): FeedPost {
  return {
    id,
    date: "2026-11-02T09:00:00",
    slug: `news-${id}`,
    status: "publish",
    title: { rendered: `News ${id}` },
    content: { rendered: "<p>Words.</p>" },
    excerpt: { rendered: "A lead" },
    sticky: false,
    categories: [311, 322],
    image: { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "A cover" },
    ...change,
  };
}

describe("which news are shown", () => {
  it.each([
    ["whole", {}, true],
    ["without id", { id: 0 }, false],
    ["without title", { title: { rendered: "" } }, false],
    ["without content", { content: { rendered: " " } }, false],
    ["without image", { image: null }, false],
    ["without excerpt", { excerpt: { rendered: "" } }, true],
  ])("T-457 a post %s: %s", (_name, change, expected) => {
    expect(isUsable(post(1, change))).toBe(expected);
  });

  const filters = { language: 311, stages: [342], subjects: [361, 362], regions: [387], countries: [] };
  const families = { stages: [341, 342], subjects: [361, 362, 363], regions: [386, 387], countries: [1131, 1132] };

  it.each([
    ["T-458 in the language, for everybody", [311, 322], true],
    ["T-458 in another language", [312, 322], false],
    ["T-458 for the stage", [311, 342], true],
    ["T-458 for another stage", [311, 341], false],
    ["T-458 for several stages, one of which fits", [311, 341, 342], true],
    ["T-458 for the subject at another stage", [311, 361, 341], false],
    ["T-458 for the region", [311, 387], true],
    ["T-458 for another region", [311, 386], false],
    ["T-458 for a country, when the user's is not known", [311, 1131], false],
    ["T-458 with categories of no family", [311, 999], true],
  ])("%s: %s", (_name, categories, expected) => {
    expect(concerns({ categories }, filters, families)).toBe(expected);
  });

  it("T-458 sticky ones come first, then the newest", () => {
    const posts = [
      post(1, { date: "2026-11-01T09:00:00" }),
      post(2, { date: "2026-11-03T09:00:00" }),
      post(3, { date: "2026-01-01T09:00:00", sticky: true }),
    ];
    expect(inOrder(posts).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe("how news are shown", () => {
  const topics = Array.from({ length: 8 }, (_, at) => ({
    id: 500 + at,
    slug: `t${at}`,
    name: `Topic ${at}`,
    description: "",
    parent: 322,
  }));

  it("T-456 T-466 with day, words, picture and topics, whose six colours cycle", () => {
    expect(toNews(post(1, { categories: [311, 501, 507, 506] }), topics)).toEqual([
      {
        id: 1,
        day: "02/11/2026",
        title: "News 1",
        lead: "A lead",
        content: "<p>Words.</p>",
        image: { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "A cover" },
        topics: [
          { id: 501, name: "Topic 1", colour: 1 },
          { id: 506, name: "Topic 6", colour: 0 },
          { id: 507, name: "Topic 7", colour: 1 },
        ],
      },
    ]);
  });

  it("T-457 not at all when something is missing", () => {
    expect(toNews(post(1, { image: null }), topics)).toEqual([]);
  });

  it.each([
    [0, 0, 0],
    [2, 2, 0],
    [3, 3, 0],
    [8, 3, 5],
  ])("P-110 T-464 of %i news %i stand in the strip and %i in the feed", (count, inStrip, inFeed) => {
    const { breaking, feed } = split(Array.from({ length: count }, (_, id) => ({ id }) as NewsItem));
    expect([breaking.length, feed.length]).toEqual([inStrip, inFeed]);
  });

  it("a day is written as people of the portal write it", () => {
    expect(dayOf("2026-01-09T23:00:00")).toBe("09/01/2026");
  });
});

it("T-461 the filters of the news may take five seconds", () => {
  expect(TIMEOUTS["GET /news"] ?? DEFAULT_TIMEOUT_MS).toBe(5000);
});
