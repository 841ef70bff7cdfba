import type { components } from "@anaquel/openapi/types";
import type { Sorting } from "@anaquel/ui";

/** A row of the user search. */
export type UserRow = components["schemas"]["CustomerUserSummary"];

/** The columns that sort. Source: B-062, B-063. */
export const SORTED_BY = { createDate: "creationDate", lastLogin: "lastAccessDate" } as const;

/** Reads an order such as `lastLogin.desc`; undefined when it is none. */
export function readSorting(text: string | null): Sorting | undefined {
  const [column, direction] = (text ?? "").split(".");
  return column && column in SORTED_BY ? { column, descending: direction === "desc" } : undefined;
}

/** The rows in an order; those without a date come last in both directions. */
export function sortUsers(rows: readonly UserRow[], sorting: Sorting | undefined): readonly UserRow[] {
  if (!sorting || !(sorting.column in SORTED_BY)) return rows;
  // The line above made sure of the key.
  const field = SORTED_BY[sorting.column as keyof typeof SORTED_BY];
  return rows.toSorted((a, b) => {
    const [x, y] = [a[field], b[field]];
    if (x === y) return a.id - b.id;
    if (!x || !y) return x ? -1 : 1;
    return (Date.parse(x) - Date.parse(y)) * (sorting.descending ? -1 : 1);
  });
}
