import { newestFirst } from "@anaquel/client-kit/time";
import type { components } from "@anaquel/openapi/types";

/** A post of the public feed. */
export type FeedPost = components["schemas"]["WpPost"];
/** A category of the public feed. */
export type FeedCategory = components["schemas"]["WpCategory"];
/** The categories whose posts concern a user. */
export type NewsFilters = components["schemas"]["NewsFilters"];

/** The ways in which news find their readers, besides the language. Source: T-458. */
export const FAMILIES = ["stages", "subjects", "regions", "countries"] as const;
/** A way in which news find their readers. */
export type Family = (typeof FAMILIES)[number];

/** A topic of a piece of news, with the colour it is drawn in. Source: T-456. */
export interface NewsTopic {
  id: number;
  name: string;
  colour: number;
}

/** A piece of news. Source: T-456. */
export interface NewsItem {
  id: number;
  day: string;
  title: string;
  lead: string;
  content: string;
  topics: readonly NewsTopic[];
  image: NonNullable<FeedPost["image"]>;
}

/** News of the strip on the home page. Source: P-110, T-464. */
export const BREAKING = 3;
/** Colours of the topics. Source: T-466. */
const COLOURS = 6;

/** Whether a post has all that news need. Source: T-457. */
export function isUsable({ id, title, content, image }: FeedPost): boolean {
  return id > 0 && title.rendered.trim() !== "" && content.rendered.trim() !== "" && Boolean(image?.url);
}

/**
 * Whether a post concerns a reader: the language must fit, and in every family of which the post names a category, one must
 * be the reader's. Source: T-458, T G72.
 */
export function concerns(
  { categories }: Pick<FeedPost, "categories">,
  filters: NewsFilters,
  families: Readonly<Record<Family, readonly number[]>>,
): boolean {
  if (!categories.includes(filters.language)) return false;
  return FAMILIES.every((family) => {
    const named = categories.filter((id) => families[family].includes(id));
    return named.length === 0 || named.some((id) => filters[family].includes(id));
  });
}

/** Sticky posts first, then newest first. Source: T G72. */
export function inOrder(posts: readonly FeedPost[]): FeedPost[] {
  return posts.toSorted((a, b) => Number(b.sticky) - Number(a.sticky) || newestFirst(a, b));
}

/** A post as news; the topics keep the colours of their places, over and over. Source: T-456, T-466. */
export function toNews(post: FeedPost, topics: readonly FeedCategory[]): NewsItem[] {
  const { id, date, title, content, excerpt, categories, image } = post;
  if (!image || !isUsable(post)) return [];
  return [
    {
      id,
      day: dayOf(date),
      title: title.rendered,
      lead: excerpt.rendered,
      content: content.rendered,
      topics: topics.flatMap(({ id: topic, name }, at) =>
        categories.includes(topic) ? [{ id: topic, name, colour: at % COLOURS }] : [],
      ),
      image,
    },
  ];
}

/** The day of a post as DD/MM/YYYY. */
export function dayOf(date: string): string {
  return date.slice(0, 10).split("-").reverse().join("/");
}

/** The strip takes the first news, the feed the others. Source: P-110, T-464. */
export function split(news: readonly NewsItem[]): { breaking: NewsItem[]; feed: NewsItem[] } {
  return { breaking: news.slice(0, BREAKING), feed: news.slice(BREAKING) };
}
