import { clientOf } from "@anaquel/openapi/checks/client-of";
import { useCallback } from "react";
import { useLocation } from "wouter";

/** How to go somewhere. */
export interface GoOptions {
  replace?: boolean;
  /** Kept in the history entry, within this client. */
  state?: unknown;
}

/** Goes to a root-relative address: within this client without loading a page, to another client by a full navigation. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const [here, navigate] = useLocation();
  const own = clientOf(here);
  return useCallback(
    (to, options = {}) => {
      const target = new URL(to, location.href);
      const isHere = target.origin === location.origin && clientOf(target.pathname) === own;
      if (isHere) return navigate(`${target.pathname}${target.search}${target.hash}`, options);
      leave(target, options);
    },
    [navigate, own],
  );
}

/** Loads a page of another client. A state is put into its history entry first, so that the page finds it there. */
function leave(target: URL, { replace = false, state }: GoOptions): void {
  if (state !== undefined && target.origin === location.origin) {
    // The router watches the methods of `history` and would look for the page in this client; the prototype's are silent.
    const method = replace ? History.prototype.replaceState : History.prototype.pushState;
    method.call(history, state, "", target.href);
    location.reload();
  } else if (replace) {
    location.replace(target.href);
  } else {
    location.assign(target.href);
  }
}
