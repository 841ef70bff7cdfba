import { exchange } from "../proxy/exchange.ts";
import type { ContentSource } from "../upstreams/upstream.ts";

const FRESH_MS = 60_000;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REMEMBERED = 500;
/** A list of more pages than these is a mistake of somebody's. */
const MAX_PAGES = 20;

/** Lists of one kind, read from a content service and kept for a minute. */
export interface ContentCache<Item> {
  read(query: string, fresh?: boolean): Promise<Item[]>;
}

/** How much of a list is wanted: the page that the query names, or all pages. */
export type Extent = "page" | "whole";

/**
 * Answers are kept for a minute; after that they are read again, and when that fails the last good ones are served for as
 * long as it takes. A page that fails costs the whole list: half of the texts would look like all of them.
 */
export function createContentCache<Item>(
  source: ContentSource,
  list: "posts" | "categories",
  isItem: (value: unknown) => value is Item,
  extent: Extent = "page",
): ContentCache<Item> {
  const remembered = new Map<string, { at: number; items: Item[] }>();
  return {
    async read(query, fresh = false) {
      const known = remembered.get(query);
      if (known && !fresh && Date.now() - known.at < FRESH_MS) return known.items;
      try {
        const items = (await fetchList(source, `${list}?${query}`, extent)).filter(isItem);
        if (remembered.size >= MAX_REMEMBERED) remembered.clear();
        remembered.set(query, { at: Date.now(), items });
        return items;
      } catch (error) {
        if (known) return known.items;
        throw error;
      }
    },
  };
}

/** All pages together take no longer than one may. Source: D10 (more than one page shows only in X-WP-TotalPages). */
async function fetchList(source: ContentSource, address: string, extent: Extent): Promise<unknown[]> {
  const until = performance.now() + TIMEOUT_MS;
  const first = await fetchPage(source, address, TIMEOUT_MS);
  const pages = extent === "whole" ? Math.min(first.pages, MAX_PAGES) : 1;
  const items = first.items;
  for (let page = 2; page <= pages; page += 1) {
    items.push(...(await fetchPage(source, `${address}&page=${page}`, Math.max(until - performance.now(), 1))).items);
  }
  return items;
}

async function fetchPage(
  source: ContentSource,
  address: string,
  timeoutMs: number,
): Promise<{ items: unknown[]; pages: number }> {
  const answer = await exchange({
    dispatcher: source.dispatcher,
    origin: source.origin,
    method: "GET",
    path: `${source.basePath}/${address}`,
    headers: { accept: "application/json" },
    body: null,
    timeoutMs,
    maxBytes: MAX_BYTES,
  });
  if (answer.status !== 200) throw new Error(`the content service answered ${answer.status}`);
  const parsed: unknown = JSON.parse(answer.body.toString("utf8"));
  if (!Array.isArray(parsed)) throw new Error("the content service did not answer with a list");
  return { items: parsed, pages: Number(answer.headers["x-wp-totalpages"] ?? 1) || 1 };
}
