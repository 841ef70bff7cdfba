import DOMPurify, { type Config } from "dompurify";
import { type ReactNode, useLayoutEffect, useRef } from "react";

const RULES = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select"],
  FORBID_ATTR: ["style", "id", "name"],
  // A fragment enters the page without any string sink, so that Trusted Types have nothing to refuse.
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config & { RETURN_DOM_FRAGMENT: true };

/** Shows HTML from outside, cleaned once more. The only place of the clients where such HTML enters the page. */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = DOMPurify.sanitize(html, RULES);
    for (const link of fragment.querySelectorAll("a[href]")) makeSafe(link);
    place.current?.replaceChildren(fragment);
  }, [html]);
  return <div ref={place} className={className} />;
}

function makeSafe(link: Element): void {
  const target = new URL(link.getAttribute("href") ?? "", location.href);
  if (target.origin === location.origin) link.removeAttribute("target");
  else link.setAttribute("rel", "noopener noreferrer");
}
