import { SPAIN, type UserInfo } from "@anaquel/client-kit/session";
import type { components } from "@anaquel/openapi/types";

/** Whom a slide is for. `NONE` is an audience that nobody belongs to. Source: P-175, G-47. */
export type SlideType = "ALL" | "MEC" | "NO_MEC" | "NONE";

/** A slide of the welcome carousel. Source: P-174. */
export interface Slide {
  id: number;
  title: string;
  body: string;
  order: number;
  type: SlideType;
  image: { url: string; alt: string } | null;
}

/** A post of the help site. */
export type HelpPost = components["schemas"]["WpPost"];

/** Audiences as editors write them. Source: T-516 to T-518. */
const TYPES: Readonly<Record<string, SlideType>> = {
  ALL: "ALL",
  SIEMPRE: "ALL",
  MEC: "MEC",
  SI_MEC: "MEC",
  NO_MEC: "NO_MEC",
};

/** Order and audience of a slide: `order:audience`. A slide without a number comes last. Source: T-515, T G57. */
export function parseExcerpt(excerpt: string): { order: number; type: SlideType } {
  const colon = excerpt.indexOf(":");
  const order = colon < 0 ? "" : excerpt.slice(0, colon).trim();
  const audience = colon < 0 ? "" : excerpt.slice(colon + 1).trim();
  return {
    order: /^\d+$/.test(order) ? Number(order) : Number.POSITIVE_INFINITY,
    type: TYPES[audience.toUpperCase()] ?? "NONE",
  };
}

/** A post as a slide. Source: P-174, P-177. */
export function toSlide({ id, title, content, excerpt, image }: HelpPost): Slide {
  return { id, title: title.rendered, body: content.rendered, image, ...parseExcerpt(excerpt.rendered) };
}

/** The usable slides for a user, in order. Source: P-173, P-175, T-515 to T-518, G-47. */
export function slidesFor(posts: readonly HelpPost[], { mec }: Pick<UserInfo, "mec">): Slide[] {
  const shown: Record<SlideType, boolean> = { ALL: true, MEC: mec === true, NO_MEC: mec !== true, NONE: false };
  return posts
    .map(toSlide)
    .filter(({ title, body, type }) => shown[type] && title.trim() !== "" && body.trim() !== "")
    .toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
}

/** Who has the carousel and its help button. Source: P-053, P-168, T-340, T-508, T-509. */
export function mayGetCarousel({ role, countryId }: Pick<UserInfo, "role" | "countryId">): boolean {
  return (role === "TEACHER" || role === "TEACHER_FAKE") && countryId === SPAIN;
}

/** Whether the carousel opens by itself. Source: P-167, T-511. */
export function opensByItself({ onBoardCarouselDate }: Pick<UserInfo, "onBoardCarouselDate">): boolean {
  return !onBoardCarouselDate;
}

/** The slide after a step; the ends stay where they are. Source: P-170. */
export function slideAfter(index: number, step: -1 | 1, count: number): number {
  return Math.min(Math.max(index + step, 0), Math.max(count - 1, 0));
}
