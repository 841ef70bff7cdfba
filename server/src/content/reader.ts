import type { Language } from "../contract/problem.ts";
import { exchange } from "../proxy/exchange.ts";
import type { ContentSource } from "../upstreams/upstream.ts";
import { cleanHtml, plainText } from "./clean.ts";

/** Category ids of the languages in the content service. Source: P-076. */
export const LANGUAGE_CATEGORIES: Record<Language, number> = { es: 311, en: 312, it: 314 };

const FRESH_MS = 60_000;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REMEMBERED = 500;

/** A post as WordPress renders it, as far as it is read. */
interface Post {
  slug: string;
  title: { rendered: string };
  content: { rendered: string };
  categories: number[];
}

/** Reads pages and site texts that editors maintain. */
export interface ContentReader {
  /** Cleaned HTML of a page, or null when there is none. */
  page(pageId: string, language: Language, fresh: boolean): Promise<string | null>;
  /** Plain texts by key. */
  texts(language: Language): Promise<Record<string, string>>;
}

/**
 * Reads a WordPress. Answers are kept for a minute; after that they are read again, and when that fails the last good
 * ones are served for as long as it takes.
 *
 * @param textsCategory category of the posts that hold the site texts, one each: title = key, content = text
 */
export function createContentReader(source: ContentSource, textsCategory: number): ContentReader {
  const remembered = new Map<string, { at: number; posts: Post[] }>();

  async function read(query: string, fresh: boolean): Promise<Post[]> {
    const known = remembered.get(query);
    if (known && !fresh && Date.now() - known.at < FRESH_MS) return known.posts;
    try {
      const posts = await fetchPosts(source, query);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(query, { at: Date.now(), posts });
      return posts;
    } catch (error) {
      if (known) return known.posts;
      throw error;
    }
  }

  return {
    async page(pageId, language, fresh) {
      const category = LANGUAGE_CATEGORIES[language];
      const slug = `${pageId}-${language}`;
      const posts = await read(`slug=${slug}&categories=${category}`, fresh);
      // Several categories mean "any" to WordPress, and a mock ignores filters: the choice is made here.
      const post = posts.find((candidate) => candidate.slug === slug && candidate.categories.includes(category));
      return post ? cleanHtml(post.content.rendered) : null;
    },
    async texts(language) {
      const category = LANGUAGE_CATEGORIES[language];
      const posts = await read(`categories=${textsCategory}&per_page=100&lang=${language}`, false);
      const texts = posts.filter(
        ({ categories }) => categories.includes(category) && categories.includes(textsCategory),
      );
      return Object.fromEntries(
        texts.map((post) => [plainText(post.title.rendered), plainText(post.content.rendered)]),
      );
    },
  };
}

async function fetchPosts(source: ContentSource, query: string): Promise<Post[]> {
  const answer = await exchange({
    dispatcher: source.dispatcher,
    origin: source.origin,
    method: "GET",
    path: `${source.basePath}/posts?${query}`,
    headers: { accept: "application/json" },
    body: null,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  if (answer.status !== 200) throw new Error(`the content service answered ${answer.status}`);
  const parsed: unknown = JSON.parse(answer.body.toString("utf8"));
  if (!Array.isArray(parsed)) throw new Error("the content service did not answer with a list");
  return parsed.filter(isPost);
}

function isPost(value: unknown): value is Post {
  const post = value as Partial<Post> | null;
  return (
    typeof post?.slug === "string" &&
    typeof post.title?.rendered === "string" &&
    typeof post.content?.rendered === "string" &&
    Array.isArray(post.categories)
  );
}
