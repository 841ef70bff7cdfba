import type { components } from "@anaquel/openapi/types";

/** A post of the public feed. */
export type FeedPost = components["schemas"]["WpPost"];

/** What decides which posts concern a user. */
export type Preferences = components["schemas"]["PromotionPreferences"];

/** A banner of the feed. `url` leads to more about an advertised title; a demo banner has none. */
export interface PromotionBanner {
  id: number;
  title: string;
  content: string;
  image: FeedPost["image"];
  /** Ids of the advertised titles. */
  idTitles: readonly string[];
  moreInfo: string | null;
}

/** A promotion of the home page. `pm` are the ids of the titles it offers. */
export interface HomePromotion {
  id: number;
  title: string;
  content: string;
  image: FeedPost["image"];
  pm: readonly string[];
}

const IDS = String.raw`[\w-]+(?:,[\w-]+)*`;
const AD = new RegExp(`^AD:(${IDS})@(https?://.+)$`);
const HOME = new RegExp(`^AD:(${IDS})@PM:(${IDS})$`);
const DEMO = "DM:0";
const FOR_ALL = "AD:0";

/** Whether a promotion post has all that it needs. Source: T-438. */
export function isUsable({ title, content, excerpt }: FeedPost): boolean {
  return [title, content, excerpt].every(({ rendered }) => rendered.trim() !== "");
}

/** Titles and address of an advertisement; null when the excerpt is none. Source: T-440, T G33. */
export function parseAd(excerpt: string): { ids: string[]; url: string } | null {
  const [, ids, url] = AD.exec(excerpt.trim()) ?? [];
  return ids && url && URL.canParse(url) ? { ids: ids.split(","), url } : null;
}

/** Needed adoptions and offered titles of a home promotion; null when the excerpt is none. Source: T-443, T G34. */
export function parseHome(excerpt: string): { adopted: string[] | null; pm: string[] } | null {
  const text = excerpt.trim();
  if (text === FOR_ALL) return { adopted: null, pm: [] };
  const [, adopted, pm] = HOME.exec(text) ?? [];
  return adopted && pm ? { adopted: adopted.split(","), pm: pm.split(",") } : null;
}

/** The advertisements for titles that the school adopted, in the order of the feed. Source: T-438 to T-441, T G80. */
export function adBanners(posts: readonly FeedPost[], preferences: Preferences): PromotionBanner[] {
  return unanswered(posts, preferences).flatMap((post) => {
    const ad = parseAd(post.excerpt.rendered);
    const isOfSchool = ad?.ids.some((id) => preferences.schoolAdoptions.includes(id));
    return ad && isOfSchool && post.image ? [{ ...partsOf(post), idTitles: ad.ids, moreInfo: ad.url }] : [];
  });
}

/** The banners for demo teachers, in the order of the feed. Source: T-438, T-442. */
export function demoBanners(posts: readonly FeedPost[], preferences: Preferences): PromotionBanner[] {
  return unanswered(posts, preferences).flatMap((post) =>
    post.excerpt.rendered.trim() === DEMO ? [{ ...partsOf(post), idTitles: [], moreInfo: null }] : [],
  );
}

/** The first promotion of the feed that concerns the user, null without one. Source: T-438, T-443, T-444, T G34. */
export function homePromotion(posts: readonly FeedPost[], preferences: Preferences): HomePromotion | null {
  const { adoptions, schoolAdoptions } = preferences;
  for (const post of unanswered(posts, preferences)) {
    const home = parseHome(post.excerpt.rendered);
    if (!home) continue;
    const { adopted, pm } = home;
    const concerns =
      adopted === null ||
      (adopted.some((id) => adoptions.includes(id)) && pm.some((id) => !schoolAdoptions.includes(id)));
    if (concerns) return { ...partsOf(post), pm };
  }
  return null;
}

function unanswered(posts: readonly FeedPost[], { promotions }: Preferences): FeedPost[] {
  return posts.filter((post) => isUsable(post) && !promotions.includes(String(post.id)));
}

function partsOf({ id, title, content, image }: FeedPost) {
  return { id, title: title.rendered, content: content.rendered, image };
}
