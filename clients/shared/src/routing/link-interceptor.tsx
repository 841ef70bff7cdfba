import { clientOf } from "@anaquel/openapi/checks/client-of";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useGo } from "./go.ts";

/** Turns clicks on plain links into navigation within the client, so that components need no link of their own. */
export function LinkInterceptor(): null {
  const go = useGo();
  const [here] = useLocation();
  const own = clientOf(here);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const anchor = linkToFollow(event);
      if (!anchor || clientOf(anchor.pathname) !== own) return;
      event.preventDefault();
      go(anchor.href);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [go, own]);
  return null;
}

function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (!anchor?.href || anchor.origin !== location.origin) return null;
  if (anchor.target && anchor.target !== "_self") return null;
  const isJumpInPage = anchor.hash !== "" && anchor.pathname === location.pathname && anchor.search === location.search;
  return anchor.hasAttribute("download") || isJumpInPage ? null : anchor;
}
