import { send } from "@anaquel/client-kit/api";
import { useCallback } from "react";
import useSWR from "swr";

const KEY = "new-notifications";

/** Whether something is new, read once while the shell stands; false when it cannot be read. Source: P-254, P-264, G-30. */
export function useNews(): { hasNews: boolean; clear: () => void } {
  const { data, mutate } = useSWR(KEY, async () => (await send("get", "/user/newNotifications", {})).newNotifications, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  const clear = useCallback(() => void mutate(false, { revalidate: false }), [mutate]);
  return { hasNews: data === true, clear };
}
