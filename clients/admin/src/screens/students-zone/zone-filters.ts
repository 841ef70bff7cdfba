import type { paths as Api, components } from "@anaquel/openapi/types";

/** A link as the search finds it. */
export type LinkRow = components["schemas"]["StudentsZoneToken"];
/** Query of the search as the contract takes it. */
export type LinkQuery = NonNullable<Api["/admin/studentszone/tokens"]["get"]["parameters"]["query"]>;

/** Fields of the search, in their order. Source: B-186. */
export const FIELDS = ["token", "school", "title", "teacher"] as const;
/** What stands in the form. */
export type LinkFilters = Record<(typeof FIELDS)[number], string>;

/** The empty form. */
export const NO_FILTERS: LinkFilters = { token: "", school: "", title: "", teacher: "" };
/** Rows on a page of results. */
export const PAGE_SIZE = 100;

/** The filters of an address. */
export function readFilters(search: string): LinkFilters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(FIELDS.map((field) => [field, query.get(field)?.trim() ?? ""])) as LinkFilters;
}

/** The query for the API; null while nothing is filled, and so nothing may be searched. Source: B-197. */
export function toQuery(filters: LinkFilters): LinkQuery | null {
  const filled = FIELDS.map((field) => [field, filters[field].trim()]).filter(([, text]) => text);
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** The query of the address for filters. */
export function filtersToSearch(filters: LinkFilters): string {
  return new URLSearchParams(toQuery(filters) ?? {}).toString();
}

/** Whether the end of a link is past, so that nothing can be changed any more. Days are Europe/Madrid. Source: B-195. */
export function isPast(endDate: string | null, today: string): boolean {
  return endDate !== null && endDate < today;
}
