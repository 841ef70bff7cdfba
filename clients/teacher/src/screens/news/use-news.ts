import { useApi } from "@anaquel/client-kit/api";
import { allOf, FAMILY_ROOTS, NEWS_CATEGORY } from "@anaquel/client-kit/content";
import { isInternalUser, type UserInfo } from "@anaquel/client-kit/session";
import { concerns, type Family, inOrder, type NewsItem, toNews } from "./news-rules.ts";

/** Posts of the feed to look through. Source: T-463. */
const PAGE_SIZE = 50;

/** The news for a user: null while they are unknown, none after any failure. Source: T-458 to T-463. */
export function useNews(user: UserInfo): readonly NewsItem[] | null {
  // Internal users see all news, so nothing is asked about them. Source: T-459.
  const isFiltered = !isInternalUser(user);
  const filters = useApi("/news", isFiltered ? {} : null);
  const language = filters.data?.language;
  const categories = isFiltered ? language && allOf(language, NEWS_CATEGORY) : String(NEWS_CATEGORY);
  const posts = useApi(
    "/content/feed/posts",
    categories ? { params: { query: { _embed: "1", per_page: PAGE_SIZE, categories } } } : null,
  );
  const topics = useCategories(NEWS_CATEGORY);
  const families = {
    stages: useCategories(isFiltered ? FAMILY_ROOTS.stages : null),
    subjects: useCategories(isFiltered ? FAMILY_ROOTS.subjects : null),
    regions: useCategories(isFiltered ? FAMILY_ROOTS.regions : null),
    countries: useCategories(isFiltered ? FAMILY_ROOTS.countries : null),
  };
  const reads = isFiltered ? [filters, posts, topics, ...Object.values(families)] : [posts, topics];
  if (reads.some(({ error }) => error)) return [];
  if (reads.some(({ data }) => data === undefined)) return null;

  const idsOf = (family: Family) => (families[family].data ?? []).map(({ id }) => id);
  const known = {
    stages: idsOf("stages"),
    subjects: idsOf("subjects"),
    regions: idsOf("regions"),
    countries: idsOf("countries"),
  };
  const shown = (posts.data ?? []).filter((post) => !filters.data || concerns(post, filters.data, known));
  return inOrder(shown).flatMap((post) => toNews(post, topics.data ?? []));
}

/** The categories under a parent; `null` asks for none. Source: T-451. */
function useCategories(parent: number | null) {
  return useApi("/content/feed/categories", parent === null ? null : { params: { query: { parent } } });
}
