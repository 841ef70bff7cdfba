import type { components } from "@anaquel/openapi/types";

/** An asset of the professional-development library. */
export type PdAsset = components["schemas"]["PdAsset"];

/** The library as the API gives it. */
export interface PdLibrary {
  categories: readonly components["schemas"]["PdCategory"][];
  assets: readonly PdAsset[];
}

/** How an asset is shown. Source: T-358, T-359. */
export type AssetKind = "video" | "audio" | "document";

/** The kind that a media type makes. */
export function kindOf(type: PdAsset["type"]): AssetKind {
  if (type.startsWith("video/")) return "video";
  return type.startsWith("audio/") ? "audio" : "document";
}

/** The assets of the carousel, in their order there. Source: T-341. */
export function starredAssets(assets: readonly PdAsset[]): PdAsset[] {
  return assets.filter(({ starred }) => starred).toSorted((a, b) => a.order - b.order);
}

/** The assets of one category. The title is null when nobody has named it. */
export interface Section {
  uuid: string;
  title: string | null;
  assets: PdAsset[];
}

/**
 * The assets by category, in the order of the categories, without those that are empty. An asset whose category is not
 * listed still has its place, at the end. Source: T-341, T-350.
 */
export function sectionsOf({ categories, assets }: PdLibrary): Section[] {
  const sections = new Map<string, Section>(
    categories.map(({ uuid, title }) => [uuid, { uuid, title, assets: [] as PdAsset[] }]),
  );
  for (const asset of assets) {
    const known = sections.get(asset.parent);
    if (known) known.assets.push(asset);
    else sections.set(asset.parent, { uuid: asset.parent, title: asset.category ?? null, assets: [asset] });
  }
  return [...sections.values()].filter((section) => section.assets.length > 0);
}

/** The assets that have every word of a search in their title, description, author or category; accents do not matter. */
export function searchAssets(assets: readonly PdAsset[], search: string): PdAsset[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return assets.filter(({ title, description, author, category }) => {
    const text = plain([title, description, author, category].filter(Boolean).join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Other assets of the category of one. */
export function relatedAssets(assets: readonly PdAsset[], asset: PdAsset, limit: number): PdAsset[] {
  return assets.filter(({ uuid, parent }) => parent === asset.parent && uuid !== asset.uuid).slice(0, limit);
}

/** Assets of which one counts as viewed. */
export function withViewed(assets: readonly PdAsset[], uuid: string): PdAsset[] {
  return assets.map((asset) => (asset.uuid === uuid ? { ...asset, viewed: true } : asset));
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
