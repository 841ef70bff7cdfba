import { describe, expect, it } from "vitest";
import { bannerType, mayGetHomePromotion } from "./audience.ts";
import {
  adBanners,
  demoBanners,
  type FeedPost,
  homePromotion,
  isUsable,
  parseAd,
  parseHome,
} from "./promotion-posts.ts";

const IMAGE = { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "" };
const NONE = { promotions: [], languageId: 2, languagesWp: [311], adoptions: [], schoolAdoptions: [] };

function post(id: number, excerpt: string, change: Partial<FeedPost> = {}): FeedPost {
  return {
    id,
    date: "2026-11-02T09:00:00",
    slug: `post-${id}`,
    status: "publish",
    title: { rendered: `Post ${id}` },
    content: { rendered: "<p>Words.</p>" },
    excerpt: { rendered: excerpt },
    sticky: false,
    categories: [311],
    image: IMAGE,
    ...change,
  };
}

const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

describe("a promotion post", () => {
  it.each([
    ["whole", {}, true],
    ["without title", { title: { rendered: " " } }, false],
    ["without content", { content: { rendered: "" } }, false],
    ["without excerpt", { excerpt: { rendered: "" } }, false],
  ])("T-438 %s: %s", (_name, change, expected) => {
    expect(isUsable(post(1, "DM:0", change))).toBe(expected);
  });

  it.each([
    ["AD:2601@https://anaquel.example/a", { ids: ["2601"], url: "https://anaquel.example/a" }],
    ["AD:a-1,b_2@http://x.example/?q=a@b", { ids: ["a-1", "b_2"], url: "http://x.example/?q=a@b" }],
    ["AD:1@ftp://x.example", null],
    ["AD:1@https://", null],
    ["AD:@https://x.example", null],
    ["AD:1,,2@https://x.example", null],
    ["AD:1@PM:2", null],
    ["AD:0", null],
    ["see AD:1@https://x.example", null],
  ])("T-440 the advertisement %j is read", (excerpt, ad) => {
    expect(parseAd(excerpt)).toEqual(ad);
  });

  it.each([
    ["AD:0", { adopted: null, pm: [] }],
    [" AD:1,2@PM:3 ", { adopted: ["1", "2"], pm: ["3"] }],
    ["AD:1@PM:", null],
    ["AD:1@https://x.example", null],
    ["DM:0", null],
  ])("T-443 the home promotion %j is read", (excerpt, home) => {
    expect(parseHome(excerpt)).toEqual(home);
  });
});

describe("the banners of the feed", () => {
  const ad = "AD:1,2@https://x.example/";
  const adopted = { ...NONE, schoolAdoptions: ["2"] };

  it.each([
    ["T-441 one of whose titles the school adopted", [post(1, ad)], adopted, [1]],
    ["T-441 none of whose titles the school adopted", [post(1, ad)], { ...NONE, adoptions: ["2"] }, []],
    ["T-439 without picture", [post(1, ad, { image: null })], adopted, []],
    ["T-438 without words", [post(1, ad, { content: { rendered: "" } })], adopted, []],
    ["T-440 with another excerpt", [post(1, "News of the day"), post(2, "DM:0")], adopted, []],
    ["that were answered", [post(1, ad), post(2, ad)], { ...adopted, promotions: ["1"] }, [2]],
  ])("advertisements %s", (_name, posts, preferences, expected) => {
    expect(ids(adBanners(posts, preferences))).toEqual(expected);
  });

  it("T-442 demo banners need their excerpt, and no picture", () => {
    const posts = [post(1, "DM:0", { image: null }), post(2, "DM:1"), post(3, ad), post(4, "DM:0")];
    expect(ids(demoBanners(posts, { ...NONE, promotions: ["4"] }))).toEqual([1]);
  });

  it.each([
    ["T-444 with a matching adoption and a new title", { adoptions: ["1"] }, 7],
    ["T-444 with only some of the offered titles at the school", { adoptions: ["1"], schoolAdoptions: ["8"] }, 7],
    ["T-444 with all offered titles at the school already", { adoptions: ["1"], schoolAdoptions: ["8", "9"] }, null],
    ["T-444 with an adoption of the school only", { schoolAdoptions: ["1"] }, null],
    ["when it was answered", { adoptions: ["1"], promotions: ["7"] }, null],
  ])("the home promotion %s", (_name, change, expected) => {
    expect(homePromotion([post(6, ad), post(7, "AD:1@PM:8,9")], { ...NONE, ...change })?.id ?? null).toBe(expected);
  });

  it("T-443 the first valid post is the home promotion", () => {
    const posts = [post(1, "AD:0", { title: { rendered: "" } }), post(2, "AD:0"), post(3, "AD:0")];
    expect(homePromotion(posts, NONE)).toMatchObject({ id: 2, pm: [] });
  });
});

describe("whom promotions are for", () => {
  it.each([
    ["T-428 T-432", "TEACHER", 1131, "ad"],
    ["T-428 T-432", "TEACHER_FAKE", 1131, "ad"],
    ["T-429 T-433", "TEACHER_DEMO", 1131, "dm"],
    ["P-056 T-430 T-431", "TEACHER", 1132, null],
    ["T-430 T-431", "TEACHER_DEMO", null, null],
    ["T-432 T-433", "USER_INTERNAL", 1131, null],
  ] as const)("%s %s of country %s gets %s", (_id, role, countryId, type) => {
    expect(bannerType({ role, countryId })).toBe(type);
  });

  it.each([
    ["TEACHER", 1131, true, true],
    ["TEACHER", 1131, false, false],
    ["TEACHER", 1132, true, false],
    ["TEACHER_FAKE", 1131, true, false],
    ["TEACHER_DEMO", 1131, true, false],
  ] as const)(
    "T-434 %s of country %s after sign-in %s gets a home promotion: %s",
    (role, countryId, postLogin, may) => {
      expect(mayGetHomePromotion({ role, countryId, postLogin })).toBe(may);
    },
  );
});
