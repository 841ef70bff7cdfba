import type { components } from "@anaquel/openapi/types";

/** An asset of the library as the API tells it. */
export type PdAsset = components["schemas"]["PdAsset"];

/** Whether somebody likes an asset (1), dislikes it (-1) or neither (0). Source: T-354. */
export type Rating = 1 | 0 | -1;

/** An asset as it is kept, with what the account did; null when it did nothing yet. */
export interface AssetRow {
  id: string;
  category_id: string;
  starred: boolean;
  position: number;
  title: string;
  type: string;
  description: string | null;
  published_on: string;
  author: string | null;
  views: number;
  thumbs_up: number;
  thumbs_down: number;
  viewed: boolean | null;
  rating: number | null;
  category: string | null;
}

/** The asset that a row tells of. Source: T-345. */
export function toAsset(row: AssetRow): PdAsset {
  return {
    uuid: row.id,
    parent: row.category_id,
    starred: row.starred,
    order: row.position,
    title: row.title,
    // The seed and the contract have the same media types.
    type: row.type as PdAsset["type"],
    description: row.description,
    date: row.published_on,
    author: row.author,
    views: row.views,
    viewed: row.viewed ?? false,
    totalThumbsUp: row.thumbs_up,
    totalThumbsDown: row.thumbs_down,
    thumbUp: row.rating === 1,
    thumbDown: row.rating === -1,
    category: row.category,
  };
}

/** How much a rating that replaces another one changes the two counts. Source: T-347, T-354. */
export function countChange(before: Rating, after: Rating): { up: number; down: number } {
  const one = (rating: Rating, wanted: Rating) => (rating === wanted ? 1 : 0);
  return { up: one(after, 1) - one(before, 1), down: one(after, -1) - one(before, -1) };
}

/** The header by which a browser shows the content in its page and saves it under its name. */
export function inlineDisposition(fileName: string): string {
  return `inline; filename="${fileName.replaceAll(/[^\w.-]/g, "_")}"`;
}
