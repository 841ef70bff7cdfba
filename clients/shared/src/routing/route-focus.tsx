import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** Name of the page an address belongs to: the filters of a title or of the students' zone stay on the same page. */
export function pageKey(path: string): string {
  return /^\/(title|student)\/[^/]+/.exec(path)?.[0] ?? path;
}

/** Moves focus and scroll to the top of the content when another page opens, as a full navigation would. */
export function RouteFocus({ contentId }: { contentId: string }): null {
  const [path] = useLocation();
  const key = pageKey(path);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [key, contentId]);
  return null;
}
