import type { components } from "@anaquel/openapi/types";

/** A text of the content service. */
export type CoursePost = components["schemas"]["WpPost"];

/** Category of the cards of courses in the content service. Source: T-420. */
export const COURSE_CARDS_CATEGORY = 610;

/** Category of what the banner of the courses says. Source: T-421. */
export const COURSE_BANNER_CATEGORY = 611;

/** Texts of courses to read at most. Source: T-426. */
export const COURSE_POSTS = 50;

/** Master courses of the cards that stand in when the content service has none. Source: T-383, T-384. */
export const DEFAULT_MASTERS = { conflict: "CONFLICT_ES", classroom: "CLASSROOM_EN" } as const;

/** A card of a course: its master course, its name and what an editor wrote of it. Source: T-391. */
export interface CourseCard {
  master: string;
  title: string;
  html: string;
}

/** The cards among the posts, in a language. A post whose excerpt names no master course is none. Source: T-391, T-420. */
export function toCards(posts: readonly CoursePost[], languageCategory: number): CourseCard[] {
  return posts
    .filter(({ categories }) => categories.includes(languageCategory))
    .map(({ title, content, excerpt }) => ({
      master: excerpt.rendered.trim(),
      title: title.rendered,
      html: content.rendered,
    }))
    .filter(({ master }) => /^\w+$/.test(master));
}

/** The cards of the courses that a teacher may still take: neither taken now nor completed. Source: T-373. */
export function cardsLeft<Card extends { master: string }>(cards: readonly Card[], taken: readonly string[]): Card[] {
  return cards.filter(({ master }) => !taken.includes(master));
}

/** Whether the cards of a list are centred. Source: T-385. */
export function isCentred(cards: readonly unknown[]): boolean {
  return cards.length === 2;
}

/** The address of the picture of a course: in Spanish for Spanish, in English otherwise. Source: T-422. */
export function thumbnailOf(master: string, locale: string): string {
  return `${import.meta.env.BASE_URL}pdcourses/${encodeURIComponent(master)}_${locale === "es" ? "es" : "en"}.png`;
}
