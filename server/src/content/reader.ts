import type { Language } from "../contract/problem.ts";
import type { ContentSource } from "../upstreams/upstream.ts";
import { cleanHtml, plainText } from "./clean.ts";
import { createContentCache } from "./fetch-content.ts";
import { createLanguageCategories } from "./languages.ts";
import { isPost, type Post } from "./post.ts";

/** Reads pages and site texts that editors maintain. */
export interface ContentReader {
  /** Cleaned HTML of a page, or null when there is none. */
  page(pageId: string, language: Language, fresh: boolean): Promise<string | null>;
  /** Plain texts by key. */
  texts(language: Language): Promise<Record<string, string>>;
}

/** Which categories the reader looks into. */
export interface ContentCategories {
  /** Of the posts that hold the site texts, one each: title = key, content = text. */
  texts: number;
  /** Above the languages. */
  languagesRoot: number;
}

export function createContentReader(
  source: ContentSource,
  { texts: textsCategory, languagesRoot }: ContentCategories,
): ContentReader {
  const posts = createContentCache<Post>(source, "posts", isPost, "whole");
  const categoryOf = createLanguageCategories(source, languagesRoot);

  return {
    async page(pageId, language, fresh) {
      const category = await categoryOf(language);
      const slug = `${pageId}-${language}`;
      const found = await posts.read(`slug=${slug}&categories=${category}`, fresh);
      // Several categories mean "any" to WordPress, and a mock ignores filters: the choice is made here.
      const post = found.find((candidate) => candidate.slug === slug && candidate.categories.includes(category));
      return post ? cleanHtml(post.content.rendered) : null;
    },
    async texts(language) {
      const category = await categoryOf(language);
      const found = await posts.read(`categories=${textsCategory}&per_page=100`);
      const texts = found.filter(
        ({ categories }) => categories.includes(category) && categories.includes(textsCategory),
      );
      return Object.fromEntries(
        texts.map((post) => [plainText(post.title.rendered), plainText(post.content.rendered)]),
      );
    },
  };
}
