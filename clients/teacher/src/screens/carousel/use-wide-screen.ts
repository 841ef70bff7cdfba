import { useSyncExternalStore } from "react";

/** Screens that are not extra-small. Source: P-169, T-510. */
const QUERY = "(min-width: 576px)";

/** Whether the window has room for the carousel, followed while it is resized. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(QUERY).matches);
}

function follow(onChange: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
