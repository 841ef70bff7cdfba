import type { Locale } from "../i18n/resolve-locale.ts";

/** Category ids of the languages in the content service. Source: P-076. */
export const LANGUAGE_CATEGORIES: Readonly<Record<Locale, number>> = { es: 311, en: 312, it: 314 };

/** Category of the slides of the welcome carousel. */
export const CAROUSEL_CATEGORY = 710;

/** Category of the news; the topics stand under it. */
export const NEWS_CATEGORY = 322;

/** Parents of the categories by which news find their readers. Source: T-458, T G72. */
export const FAMILY_ROOTS = { stages: 340, subjects: 360, regions: 380, countries: 1130 } as const;

/** What asks the content service for posts in all of some categories: a plus sign between their ids. */
export function allOf(...categories: readonly number[]): string {
  return categories.join("+");
}
