import { ALL } from "./place.ts";

/** What the query of a title's address says. */
export interface TitleQuery {
  /** Open tab: teaching materials, other multimedia; the products have a switch of their own. */
  tab: "materials" | "plus";
  products: "online" | "offline" | null;
  onlyNew: boolean;
  search: string;
  edition: string;
  language: string;
  /** uuid of the resource in the viewer. */
  resource: string | null;
}

/**
 * Reads the query of a title's address.
 * Source: P-150 to P-154, G-43, G-44, T-476.
 *
 * @returns null when the address is invalid: an unknown tab, or the plus tab where there is none
 */
export function parseTitleQuery(text: string, hasPlus: boolean): TitleQuery | null {
  const query = new URLSearchParams(text);
  const tab = query.get("initTab") ?? "0";
  if (tab !== "0" && !(tab === "1" && hasPlus)) return null;
  const products = query.get("products");
  return {
    tab: tab === "1" ? "plus" : "materials",
    products: products === "online" || products === "offline" ? products : null,
    onlyNew: ["", "1", "true"].includes(query.get("new") ?? "no"),
    search: query.get("q") ?? "",
    edition: query.get("edition") ?? ALL,
    language: query.get("language") ?? ALL,
    resource: query.get("resource"),
  };
}

/** Writes the query of a title's address; what is not set is left out. */
export function titleQueryString(query: TitleQuery): string {
  const parts = new URLSearchParams({ initTab: query.tab === "plus" ? "1" : "0" });
  if (query.products) parts.set("products", query.products);
  if (query.onlyNew) parts.set("new", "1");
  if (query.search) parts.set("q", query.search);
  if (query.edition !== ALL) parts.set("edition", query.edition);
  if (query.language !== ALL) parts.set("language", query.language);
  if (query.resource) parts.set("resource", query.resource);
  return parts.toString();
}
