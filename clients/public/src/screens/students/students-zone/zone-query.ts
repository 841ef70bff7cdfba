import { ALL } from "@anaquel/client-kit/catalogue";

/** What the query of the zone's address says. */
export interface ZoneQuery {
  tab: "resources" | "products";
  unit: string;
  search: string;
  resource: string | null;
}

/** Reads the query of the zone's address. */
export function parseZoneQuery(text: string): ZoneQuery {
  const query = new URLSearchParams(text);
  return {
    tab: query.get("tab") === "products" ? "products" : "resources",
    unit: query.get("unit") ?? ALL,
    search: query.get("q") ?? "",
    resource: query.get("resource"),
  };
}

/** Writes the query of the zone's address, with its question mark; what is not set is left out. */
export function zoneQueryString({ tab, unit, search, resource }: ZoneQuery): string {
  const query = new URLSearchParams();
  if (tab === "products") query.set("tab", tab);
  if (unit !== ALL) query.set("unit", unit);
  if (search) query.set("q", search);
  if (resource) query.set("resource", resource);
  const text = query.toString();
  return text && `?${text}`;
}
