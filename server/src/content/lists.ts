import type { components } from "@anaquel/openapi/types";
import type { ContentSource } from "../upstreams/upstream.ts";
import { createContentCache } from "./fetch-content.ts";
import { isCategory, isPost, toContractCategory, toContractPost } from "./post.ts";

/** What may be asked of a list of posts. */
export interface PostQuery {
  categories?: string;
  search?: string;
  per_page?: number;
  _embed?: string;
}

/** Reads lists of posts and categories, as the contract describes them. */
export interface ContentLists {
  posts(query: PostQuery): Promise<components["schemas"]["WpPost"][]>;
  categories(parent: number | undefined): Promise<components["schemas"]["WpCategory"][]>;
}

const DEFAULT_PER_PAGE = 50;
const MAX_PER_PAGE = 100;

export function createContentLists(source: ContentSource): ContentLists {
  const posts = createContentCache(source, "posts", isPost);
  const everyPost = createContentCache(source, "posts", isPost, "whole");
  const categories = createContentCache(source, "categories", isCategory, "whole");
  return {
    async posts(query) {
      const { categories: wanted, per_page = DEFAULT_PER_PAGE } = query;
      // WordPress answers those of any category: of the few that have all of them none may be cut off before they are sorted out.
      const found = asksForAll(wanted)
        ? await everyPost.read(writeQuery({ ...query, per_page: MAX_PER_PAGE }))
        : await posts.read(writeQuery(query));
      return found
        .filter((post) => hasCategories(post.categories, wanted))
        .toSorted((a, b) => Number(b.sticky ?? false) - Number(a.sticky ?? false) || b.date.localeCompare(a.date))
        .slice(0, per_page)
        .map((post) => toContractPost(post, source.picture));
    },
    async categories(parent) {
      const found = await categories.read(`per_page=100${parent === undefined ? "" : `&parent=${parent}`}`);
      return found.filter((category) => parent === undefined || category.parent === parent).map(toContractCategory);
    },
  };
}

/** Only what the content service is meant to see. To WordPress several categories always mean any of them. */
function writeQuery({ categories, search, per_page = DEFAULT_PER_PAGE, _embed }: PostQuery): string {
  const query = new URLSearchParams({ per_page: String(per_page) });
  if (categories) query.set("categories", categories.replaceAll(/[+ ]/g, ","));
  if (search) query.set("search", search);
  if (_embed !== undefined) query.set("_embed", "1");
  return query.toString();
}

/** A plus sign (a blank, once it is decoded) asks for all categories, a comma for any of them. */
function asksForAll(wanted: string | undefined): boolean {
  return wanted !== undefined && /[+ ]/.test(wanted);
}

function hasCategories(held: readonly number[], wanted: string | undefined): boolean {
  if (!wanted) return true;
  const ids = wanted.split(/[,+ ]/).map(Number);
  return asksForAll(wanted) ? ids.every((id) => held.includes(id)) : ids.some((id) => held.includes(id));
}
