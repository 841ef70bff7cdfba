import type { components } from "@anaquel/openapi/types";

/** A place in the category tree, one entry per subcategory. */
export type CategoryEntry = components["schemas"]["ResourceCategory"];

/** What the browser of a title needs of a resource; resources of titles and of the students' zone both have it. */
export interface CatalogueResource {
  uuid: string;
  name: string;
  unitUuid: string | null;
  categories: readonly CategoryEntry[];
  new?: boolean;
  plus?: boolean | undefined;
  isInstaller?: boolean;
  editions?: readonly string[];
  languages?: readonly string[];
}
