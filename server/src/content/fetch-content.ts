import { exchange } from "../proxy/exchange.ts";
import type { ContentSource } from "../upstreams/upstream.ts";
import { KeptAnswers } from "./kept-answers.ts";

const TIMEOUT_MS = 3000;
const MAX_BYTES = 2 * 1024 * 1024;
/** A list of more pages than these is a mistake of somebody's. */
const MAX_PAGES = 20;

/** Lists of one kind, read from a content service and kept for a while. */
export interface ContentCache<Item> {
  /** `fresh` asks for what the service has now. */
  read(query: string, fresh?: boolean): Promise<readonly Item[]>;
}

/** How much of a list is wanted: the page that the query names, or all pages. */
export type Extent = "page" | "whole";

/** A page that fails costs the whole list: half of the texts would look like all of them. */
export function createContentCache<Item>(
  source: ContentSource,
  list: "posts" | "categories",
  isItem: (value: unknown) => value is Item,
  extent: Extent = "page",
): ContentCache<Item> {
  const kept = new KeptAnswers<readonly Item[]>(async (query) => {
    const { items, bytes } = await fetchList(source, `${list}?${query}`, extent);
    return { value: items.filter(isItem), bytes };
  });
  return { read: (query, fresh) => (fresh ? kept.refresh(query) : kept.read(query)) };
}

/** All pages together take no longer than one may. Source: D10 (more than one page shows only in X-WP-TotalPages). */
async function fetchList(source: ContentSource, address: string, extent: Extent) {
  const until = performance.now() + TIMEOUT_MS;
  const first = await fetchPage(source, address, TIMEOUT_MS);
  const pages = extent === "whole" ? Math.min(first.pages, MAX_PAGES) : 1;
  const items = first.items;
  let bytes = first.bytes;
  for (let page = 2; page <= pages; page += 1) {
    const next = await fetchPage(source, `${address}&page=${page}`, Math.max(until - performance.now(), 1));
    items.push(...next.items);
    bytes += next.bytes;
  }
  return { items, bytes };
}

async function fetchPage(
  source: ContentSource,
  address: string,
  timeoutMs: number,
): Promise<{ items: unknown[]; pages: number; bytes: number }> {
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
  const pages = Number(answer.headers["x-wp-totalpages"] ?? 1) || 1;
  return { items: parsed, pages, bytes: answer.body.length };
}
