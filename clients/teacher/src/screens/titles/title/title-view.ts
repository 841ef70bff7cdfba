import {
  ALL,
  buildTree,
  type CatalogueFilter,
  FAVOURITES,
  filterResources,
  isKnownPlace,
  type Place,
  parseTitleQuery,
  type TitleQuery,
} from "@anaquel/client-kit/catalogue";
import type { components } from "@anaquel/openapi/types";

/** A title with everything it holds. */
export type Title = components["schemas"]["TitleDetail"];
/** Something a teacher opens or downloads. */
export type Resource = Title["resources"][number];

/** What the address of a title page says. */
export interface TitleAddress {
  place: Place;
  query: TitleQuery;
}

/** What a title holds, split as its tabs show it. Programs to install belong to the products. Source: P-150, P-151, P-179. */
export function splitResources(title: Title): { materials: Resource[]; plus: Resource[]; installers: Resource[] } {
  return {
    materials: title.resources.filter(({ plus, isInstaller }) => !plus && !isInstaller),
    plus: title.resources.filter(({ plus, isInstaller }) => plus && !isInstaller),
    installers: title.resources.filter(({ isInstaller }) => isInstaller),
  };
}

/**
 * Reads the address of a title page; null when it is invalid for this title and user.
 * Source: P-153, P-154, P-158 to P-162.
 */
export function readAddress(title: Title, place: Place, search: string, seesPlus: boolean): TitleAddress | null {
  const query = parseTitleQuery(search, seesPlus && splitResources(title).plus.length > 0);
  return query && isKnownPlace(title, place) ? { place, query } : null;
}

/** What the page lists at an address: the resources, the tree beside them, and how many there are without a category. */
export function listAt(title: Title, { place, query }: TitleAddress) {
  const split = splitResources(title);
  const resources = query.tab === "plus" ? split.plus : split.materials;
  const favourites = new Set(resources.filter(({ favourite }) => favourite).map(({ uuid }) => uuid));
  const filter: CatalogueFilter = { ...place, ...query };
  const inAllCategories = filterResources(resources, { ...filter, category: ALL, subcategory: ALL }, favourites);
  return {
    resources: filterResources(resources, filter, favourites),
    total: inAllCategories.length,
    tree: buildTree(title.categories, inAllCategories, place),
  };
}

/** The title with a mark set or taken away. Source: T-502. */
export function withFavourite(title: Title, uuid: string): Title {
  return {
    ...title,
    resources: title.resources.map((resource) =>
      resource.uuid === uuid ? { ...resource, favourite: !resource.favourite } : resource,
    ),
  };
}

/** All marked resources of a title: every save sends them all. Source: T-503. */
export function favouritesOf(title: Title): string[] {
  return title.resources.filter(({ favourite }) => favourite).map(({ uuid }) => uuid);
}

/** What fits on the pill of a unit that is not open: its number, or its place in the title. */
export function shortUnitName(name: string, index: number): string {
  return /^\D{0,8}?(\d{1,3})\b/.exec(name)?.[1] ?? String(index + 1);
}

/** The name of a unit of the title; nothing for all units and favourites. */
export function unitName(title: Title, unit: string): string | undefined {
  return unit === ALL || unit === FAVOURITES ? undefined : title.units.find(({ uuid }) => uuid === unit)?.name;
}
