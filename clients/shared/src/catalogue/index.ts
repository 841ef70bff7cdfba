export { buildTree, type TreeCategory } from "./category-tree.ts";
export { createFavouriteSaver } from "./favourite-saver.ts";
export { type CatalogueFilter, filterResources, fold, matchesSearch, SEARCH_MIN_LENGTH } from "./filter.ts";
export { neighbours } from "./neighbours.ts";
export { ALL, FAVOURITES, isKnownPlace, type Place } from "./place.ts";
export type { CatalogueResource, CategoryEntry } from "./resource.ts";
export { opensInViewer, type ShownResource, toRow, toViewerItem } from "./rows.ts";
export { parseTitleQuery, type TitleQuery, titleQueryString } from "./title-query.ts";
export { useDebounced } from "./use-debounced.ts";
