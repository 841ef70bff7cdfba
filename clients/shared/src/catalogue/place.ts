import type { CategoryEntry } from "./resource.ts";

/** Segment of the address that does not narrow its level. */
export const ALL = "all";
/** Segment of the address that narrows to the favourites instead of a unit. */
export const FAVOURITES = "favs";

/** Where in a title somebody looks. */
export interface Place {
  unit: string;
  category: string;
  subcategory: string;
}

/** Whether a title has a place. Source: P-158 to P-161, T-480 to T-483. */
export function isKnownPlace(
  title: { units: readonly { uuid: string }[]; categories: readonly CategoryEntry[] },
  { unit, category, subcategory }: Place,
): boolean {
  const isUnit = unit === ALL || unit === FAVOURITES || title.units.some(({ uuid }) => uuid === unit);
  const isCategory = category === ALL || title.categories.some(({ parentId }) => parentId === category);
  const isSubcategory =
    subcategory === ALL ||
    title.categories.some(({ parentId, categoryId }) => parentId === category && categoryId === subcategory);
  return isUnit && isCategory && isSubcategory;
}
