import type { Language } from "../contract/problem.ts";
import type { ContentSource } from "../upstreams/upstream.ts";
import { createContentCache } from "./fetch-content.ts";
import { isCategory } from "./post.ts";

/** The category above those of the languages. Source: P-076, P-077. */
export const LANGUAGES_ROOT = 310;

/** Category ids of the languages under the common root. Source: P-076. */
export const LANGUAGE_CATEGORIES = { es: 311, en: 312, fr: 313, it: 314, eu: 315, ca: 316, va: 317, gl: 318 } as const;

/** Finds the category of a language. */
export type FindLanguageCategory = (language: Language) => Promise<number>;

/**
 * Under the common root the ids are known. An environment with another root has other ids below it too; there they are
 * read from the service and found by their slug.
 *
 * @throws Error when the service has no such language, or no answer
 */
export function createLanguageCategories(source: ContentSource, root: number): FindLanguageCategory {
  if (root === LANGUAGES_ROOT) return async (language) => LANGUAGE_CATEGORIES[language];
  const categories = createContentCache(source, "categories", isCategory, "whole");
  return async (language) => {
    const found = await categories.read(`per_page=100&parent=${root}`);
    const category = found.find(({ slug, parent }) => slug === language && parent === root);
    if (!category) throw new Error(`the content service has no language ${language} under category ${root}`);
    return category.id;
  };
}
