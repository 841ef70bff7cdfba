import type { ApiState } from "@anaquel/client-kit/api";
import { useEffect, useEffectEvent } from "react";

const NO_SESSION = 401;

/** Tells once of every read that failed; a lost session is already on its way to sign in. Source: T-423, T-424. */
export function useLoadFailure(
  { error, isRefreshing }: Pick<ApiState<unknown>, "error" | "isRefreshing">,
  tell: () => void,
): void {
  const onFailure = useEffectEvent(tell);
  // An error of before, behind a read that is under way, was told already.
  const failed = isRefreshing || error?.status === NO_SESSION ? undefined : error;
  useEffect(() => {
    if (failed) onFailure();
  }, [failed]);
}
