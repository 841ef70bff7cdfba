import type { paths as Api } from "@anaquel/openapi/types";

/** Query of the search as the contract takes it. */
export type SearchQuery = NonNullable<Api["/admin/customer/users"]["get"]["parameters"]["query"]>;
/** Roles the search finds. Source: G30. */
export const ROLES = ["TEACHER", "TEACHER_DEMO", "TEACHER_FAKE", "STUDENT"] as const;

/** Fields of the search form, in their order. Source: B-058, B-059, B-075. */
export const FIELDS = ["id", "name", "surname1", "surname2", "email", "dni", "role"] as const;
/** What stands in the form. */
export type Filters = Record<(typeof FIELDS)[number], string>;

/** The empty form. */
export const NO_FILTERS: Filters = { id: "", name: "", surname1: "", surname2: "", email: "", dni: "", role: "" };

/** Rows on a page, and on a page of fictitious teachers. Source: B-079, B-080. */
export const PAGE_SIZE = 100;
export const FICTITIOUS_PAGE_SIZE = 1000;

const LARGEST_ID = 2_147_483_647;

/** The filters of an address. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(FIELDS.map((field) => [field, query.get(field)?.trim() ?? ""])) as Filters;
}

/** Whether nothing is filled, and so nothing may be searched. Source: B-077. */
export function isEmpty(filters: Filters): boolean {
  return FIELDS.every((field) => filters[field].trim() === "");
}

/** Whether the id is one the search takes: empty or a positive number. */
export function isId(id: string): boolean {
  const text = id.trim();
  return text === "" || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= LARGEST_ID);
}

/** The query for the API; null while nothing can be searched. */
export function toQuery(filters: Filters): SearchQuery | null {
  if (isEmpty(filters) || !isId(filters.id)) return null;
  const { id, role, ...texts } = filters;
  const filled = Object.fromEntries(
    Object.entries(texts)
      .map(([field, text]) => [field, text.trim()])
      .filter(([, text]) => text !== ""),
  );
  const known = ROLES.find((candidate) => candidate === role);
  return { ...filled, ...(id.trim() && { id: Number(id.trim()) }), ...(known && { role: known }) };
}

/** The query of the address for filters; what is empty is left out. */
export function filtersToSearch(filters: Filters): string {
  const filled = FIELDS.map((field): [string, string] => [field, filters[field].trim()]).filter(([, text]) => text);
  return new URLSearchParams(filled).toString();
}

/** Rows on a page of results. Source: B-079, B-080. */
export function pageSize({ role }: Pick<Filters, "role">): number {
  return role === "TEACHER_FAKE" ? FICTITIOUS_PAGE_SIZE : PAGE_SIZE;
}
