import type { Insertable } from "kysely";
import type { ContentPostTable } from "../db/schema.ts";
import { CONTRACT_IDS } from "./contract-ids.ts";
import { CAROUSEL_DRAFTS } from "./post-carousel.ts";
import { PAGES, SITE_TEXTS } from "./post-categories.ts";
import { COURSE_DRAFTS } from "./post-courses.ts";
import { type Draft, POST_LANGUAGES, type Texts } from "./post-draft.ts";
import { NEWS_DRAFTS } from "./post-news.ts";
import { PAGE_TEXTS, TEXTS_BY_KEY } from "./post-pages.ts";
import { PROMOTION_DRAFTS } from "./post-promotions.ts";
import { seedTitleId } from "./seed-title.ts";
import { TITLES } from "./titles.ts";

export { POST_CATEGORIES } from "./post-categories.ts";

const DAY_MS = 86_400_000;
/** Of the posts that no example shows. */
const FIRST_ID = 9001;

const PAGE_DRAFTS: readonly Draft[] = [
  ...Object.entries(PAGE_TEXTS).map(([slug, content]) => ({
    slug,
    title: inEveryLanguage(slug),
    content,
    excerpt: "",
    categories: () => [PAGES],
  })),
  ...Object.entries(TEXTS_BY_KEY).map(([key, { es, en, it }]) => ({
    slug: key.replace(".", "-"),
    title: inEveryLanguage(key),
    content: { es: `<p>${es}</p>`, en: `<p>${en}</p>`, it: `<p>${it}</p>` },
    excerpt: "",
    categories: () => [SITE_TEXTS],
  })),
];

/** The posts of the embedded content service, as an editor would have written them. */
export function seedPosts(now: Date): Insertable<ContentPostTable>[] {
  const drafts = [...PAGE_DRAFTS, ...NEWS_DRAFTS, ...PROMOTION_DRAFTS, ...CAROUSEL_DRAFTS, ...COURSE_DRAFTS];
  const languages = Object.entries(POST_LANGUAGES) as [keyof Texts, number][];
  const posts = languages.flatMap(([language, category], at) =>
    drafts.map((draft) => ({
      slug: `${draft.slug}-${language}`,
      title: draft.title[language],
      content: draft.content[language],
      excerpt: typeof draft.excerpt === "string" ? draft.excerpt : draft.excerpt[language],
      categories: [category, ...draft.categories(at)],
      published_at: new Date(now.getTime() - (draft.daysAgo ?? 0) * DAY_MS),
      // The covers of the catalogue are the only pictures that need no other site.
      image_url: draft.cover ? coverOf(draft.cover) : null,
      image_alt: draft.cover ? "" : null,
    })),
  );
  return posts.map((post, at) => ({ id: shownPostId(post.slug) ?? FIRST_ID + at, ...post }));
}

/** The id under which the contract's examples show a post. */
function shownPostId(slug: string): number | null {
  const [, name = "", language = ""] = /^(.+)-([a-z]{2})$/.exec(slug) ?? [];
  const shown: Readonly<Record<string, number>> = CONTRACT_IDS.posts;
  const first = shown[name];
  return first === undefined ? null : first + Object.keys(POST_LANGUAGES).indexOf(language);
}

function coverOf(key: string): string | null {
  const title = TITLES.find((candidate) => candidate.key === key);
  return title ? `/api/cover/${seedTitleId(title)}` : null;
}

function inEveryLanguage(text: string): Texts {
  return { es: text, en: text, it: text };
}
