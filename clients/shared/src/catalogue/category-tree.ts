import type { CatalogueResource, CategoryEntry } from "./resource.ts";

/** A category with what it holds. */
export interface TreeCategory {
  id: string;
  name: string;
  count: number;
  children: { id: string; name: string; count: number }[];
}

/**
 * The category tree of a title with the number of resources under each entry. Entries without resources are left out,
 * except the chosen one, so that the person sees where they are. A category whose only subcategory bears its own name
 * has no children to open.
 */
export function buildTree(
  categories: readonly CategoryEntry[],
  resources: readonly CatalogueResource[],
  chosen: { category: string; subcategory: string },
): TreeCategory[] {
  const counts = countByCategory(resources);
  const tree = new Map<string, TreeCategory>();
  for (const { parentId, parentName, categoryId, name } of categories) {
    const parent = tree.get(parentId) ?? {
      id: parentId,
      name: parentName,
      count: counts.get(parentId) ?? 0,
      children: [],
    };
    tree.set(parentId, parent);
    const count = counts.get(`${parentId}/${categoryId}`) ?? 0;
    const isChosen = chosen.category === parentId && chosen.subcategory === categoryId;
    if (count > 0 || isChosen) parent.children.push({ id: categoryId, name, count });
  }
  return [...tree.values()].filter(({ id, count }) => count > 0 || id === chosen.category).map(withoutEcho);
}

function withoutEcho(category: TreeCategory): TreeCategory {
  const [only, ...others] = category.children;
  return only && others.length === 0 && only.name === category.name ? { ...category, children: [] } : category;
}

function countByCategory(resources: readonly CatalogueResource[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { categories } of resources) {
    // A resource in two subcategories of one category counts once for the category.
    const keys = new Set(categories.flatMap(({ parentId, categoryId }) => [parentId, `${parentId}/${categoryId}`]));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
