import { exchange } from "../proxy/exchange.ts";
import type { ContentSource } from "../upstreams/upstream.ts";

const FRESH_MS = 60_000;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REMEMBERED = 500;

/** Lists of one kind, read from a content service and kept for a minute. */
export interface ContentCache<Item> {
  read(query: string, fresh?: boolean): Promise<Item[]>;
}

/**
 * Answers are kept for a minute; after that they are read again, and when that fails the last good ones are served for as
 * long as it takes.
 */
export function createContentCache<Item>(
  source: ContentSource,
  list: "posts" | "categories",
  isItem: (value: unknown) => value is Item,
): ContentCache<Item> {
  const remembered = new Map<string, { at: number; items: Item[] }>();
  return {
    async read(query, fresh = false) {
      const known = remembered.get(query);
      if (known && !fresh && Date.now() - known.at < FRESH_MS) return known.items;
      try {
        const items = (await fetchList(source, `${list}?${query}`)).filter(isItem);
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

async function fetchList(source: ContentSource, address: string): Promise<unknown[]> {
  const answer = await exchange({
    dispatcher: source.dispatcher,
    origin: source.origin,
    method: "GET",
    path: `${source.basePath}/${address}`,
    headers: { accept: "application/json" },
    body: null,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  if (answer.status !== 200) throw new Error(`the content service answered ${answer.status}`);
  const parsed: unknown = JSON.parse(answer.body.toString("utf8"));
  if (!Array.isArray(parsed)) throw new Error("the content service did not answer with a list");
  return parsed;
}
