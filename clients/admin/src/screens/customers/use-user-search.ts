import { type ApiError, call } from "@anaquel/client-kit/api";
import useSWR from "swr";
import type { SearchQuery } from "./search-filters.ts";
import type { UserRow } from "./sort-users.ts";

/** Matches are counted up to here; a total of this size means that many or more. */
export const COUNTED_TO = 10_000;

/** What a search found: at most a thousand rows, and how many match. */
export interface FoundUsers {
  rows: UserRow[];
  total: number;
}

/** Searches customer users; `null` searches nothing. */
export function useUserSearch(query: SearchQuery | null): {
  found: FoundUsers | undefined;
  error: ApiError | undefined;
  retry: () => void;
} {
  const { data, error, mutate } = useSWR<FoundUsers, ApiError>(
    query && ["/admin/customer/users", query],
    () => searchUsers(query ?? {}),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return { found: data, error, retry: () => void mutate() };
}

async function searchUsers(query: SearchQuery): Promise<FoundUsers> {
  const { body, headers } = await call("get", "/admin/customer/users", { params: { query } });
  const total = Number(headers.get("x-total-count") ?? Number.NaN);
  return { rows: body, total: Number.isFinite(total) ? total : body.length };
}
