import { ALL, FAVOURITES, type Place } from "./place.ts";
import type { CatalogueResource } from "./resource.ts";

/** Shorter searches do not filter. Source: T-493, T-496. */
export const SEARCH_MIN_LENGTH = 3;

/** What narrows a list of resources. */
export interface CatalogueFilter extends Place {
  search: string;
  onlyNew: boolean;
  edition: string;
  language: string;
}

const folded = new Map<string, string>();

/** A text without accents and letter case, for comparing. Source: T-495. */
export function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const result = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  folded.set(text, result);
  return result;
}

/** Whether a name holds the search, which counts only from three characters on. Source: T-493, T-495. */
export function matchesSearch(name: string, search: string): boolean {
  const wanted = search.trim();
  return wanted.length < SEARCH_MIN_LENGTH || fold(name).includes(fold(wanted));
}

/** The resources that pass every filter, in their order. `favourites` holds the marked uuids. */
export function filterResources<R extends CatalogueResource>(
  resources: readonly R[],
  filter: CatalogueFilter,
  favourites: ReadonlySet<string>,
): R[] {
  return resources.filter(
    (resource) =>
      isInUnit(resource, filter.unit, favourites) &&
      isInCategory(resource, filter.category, filter.subcategory) &&
      (!filter.onlyNew || resource.new === true) &&
      (filter.edition === ALL || (resource.editions ?? []).includes(filter.edition)) &&
      (filter.language === ALL || (resource.languages ?? []).includes(filter.language)) &&
      matchesSearch(resource.name, filter.search),
  );
}

function isInUnit(resource: CatalogueResource, unit: string, favourites: ReadonlySet<string>): boolean {
  if (unit === FAVOURITES) return favourites.has(resource.uuid);
  return unit === ALL || resource.unitUuid === unit;
}

function isInCategory(resource: CatalogueResource, category: string, subcategory: string): boolean {
  if (category === ALL) return true;
  return resource.categories.some(
    ({ parentId, categoryId }) => parentId === category && (subcategory === ALL || categoryId === subcategory),
  );
}
