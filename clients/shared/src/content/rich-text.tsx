import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../parts/lazy-part.ts";

/** HTML that editors wrote, cleaned before it enters the page. Suspends until its code has come, for pages that keep its place. */
export const SafeHtml = lazyPart(async () => (await import("./safe-html.tsx")).SafeHtml);

/** HTML that editors wrote, such as the body of a post; cleaned before it enters the page. */
export function RichText({ html, className }: { html: string; className?: string }): ReactNode {
  return (
    <Suspense fallback={null}>
      <SafeHtml html={html} className={className} />
    </Suspense>
  );
}
