import { FIRST_PAGE, type SeedResource } from "./resource-plan.ts";

/**
 * Ids that the examples of the contract show. What an example names is here too, so that the answer of the reference API and the
 * example of the same operation speak of one thing. Source: openapi/contract/README.md
 */
export const CONTRACT_IDS = {
  /** Titles, by key of the demo catalogue. */
  titles: {
    "matematicas-2": "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01",
    "fisica-3": "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e02",
    "filosofia-1": "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e09",
    "infantil-4": "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e10",
  },
  /** The unit of Matemáticas with what the examples show of it. */
  unit: { title: "matematicas-2", position: 3, id: "2c9d4f10-6a7b-4e21-9f3c-8d1e5b2a7c04" },
  /** Resources of that unit, by the file that they are made of. */
  resources: {
    video: "0b8f6a1e-52f4-4a3c-8e43-6f1d0c9b7a10",
    test: "0b8f6a1e-52f4-4a3c-8e43-6f1d0c9b7a11",
  },
  /** What the digital book of Matemáticas opens with, in its first unit. */
  bookPage: "0b8f6a1e-52f4-4a3c-8e43-6f1d0c9b7a12",
  /** The digital book of Matemáticas. */
  book: "9a1c7e30-4d52-4b8f-8e61-0c2d3f4a5b60",
  /** Posts in Spanish, by slug; those in the other languages follow. */
  posts: {
    footer: 4011,
    help: 4014,
    contact: 4017,
    terms: 4031,
    privacy: 4034,
    "gratishp-terms": 4037,
    "banner-change-school": 4051,
    "banner-gratis-adoption": 4054,
    "banner-gratishp": 4057,
    "banner-activation-code": 4060,
    survey: 4063,
    "local-survey": 4066,
    "support-phone": 4081,
    "signin-hint": 4084,
    "news-1": 5101,
    "news-4": 5104,
    "news-5": 5107,
    "ad-infantil": 5120,
    "ad-matematicas": 5131,
    "demo-bienvenida": 5134,
    "promotion-musica": 5140,
    "course-banner": 6101,
    "course-conflict": 6104,
    "course-classroom": 6107,
    "carousel-title": 7101,
    "carousel-mec": 7104,
    "carousel-share": 7107,
  },
} as const;

/** The id under which the examples show a resource of a demo title; null for all others. Units are counted from 0. */
export function shownResourceId(
  key: string,
  unit: number,
  planned: Pick<SeedResource, "file" | "category" | "plus">,
): string | null {
  const { unit: shown, resources, bookPage } = CONTRACT_IDS;
  if (key !== shown.title) return null;
  if (unit === 0 && planned.category === FIRST_PAGE) return bookPage;
  if (unit !== shown.position || planned.plus) return null;
  return planned.file === "video" || planned.file === "test" ? resources[planned.file] : null;
}
