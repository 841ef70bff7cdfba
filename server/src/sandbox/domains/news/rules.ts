import { CATEGORY_ROOTS, POST_CATEGORIES, REGIONS, slugOf } from "../../seed/post-categories.ts";

/** What of a user decides which news concern them. */
export interface Reader {
  stages: readonly string[];
  subjects: readonly string[];
  province: string | null;
  countryId: number | null;
}

/** Categories of the public feed, by family. */
export interface Families {
  stages: number[];
  subjects: number[];
  regions: number[];
  countries: number[];
}

/** The categories of the news for a reader: what they teach, and where. Source: T-460, T G35. */
export function familiesOf({ stages, subjects, province, countryId }: Reader): Families {
  const region = Object.keys(REGIONS).find((name) => province !== null && REGIONS[name]?.includes(province));
  return {
    stages: idsOf(CATEGORY_ROOTS.stages, stages),
    subjects: idsOf(CATEGORY_ROOTS.subjects, subjects),
    regions: idsOf(CATEGORY_ROOTS.regions, region ? [region] : []),
    countries: POST_CATEGORIES.filter(({ id, parent }) => parent === CATEGORY_ROOTS.countries && id === countryId).map(
      ({ id }) => id,
    ),
  };
}

function idsOf(root: number, names: readonly string[]): number[] {
  const slugs = names.map(slugOf);
  return POST_CATEGORIES.filter(({ slug, parent }) => parent === root && slugs.includes(slug)).map(({ id }) => id);
}
