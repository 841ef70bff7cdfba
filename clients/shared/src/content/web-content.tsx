import type { components } from "@anaquel/openapi/types";
import { type ReactNode, Suspense } from "react";
import { useApi } from "../api/use-api.ts";
import { useLocale } from "../i18n/locale-provider.tsx";
import { lazyPart } from "../parts/lazy-part.ts";

const SafeHtml = lazyPart(async () => (await import("./safe-html.tsx")).SafeHtml);

/** A page that editors maintain. */
export type WebPage = components["schemas"]["WebPage"];

interface WebContentProps {
  pageId: WebPage;
  className?: string;
  /** Drawn around the page, only when there is one. */
  frame?: (content: ReactNode) => ReactNode;
  /** Drawn instead of the page while there is none. */
  fallback?: ReactNode;
}

/** A page of the content service in the language of the portal. Nothing at all when it cannot be read. Source: P-074. */
export function WebContent({ pageId, className, frame, fallback = null }: WebContentProps): ReactNode {
  const { locale } = useLocale();
  const { data } = useApi("/webContent/{pageId}/{language}", { params: { path: { pageId, language: locale } } });
  if (!data?.content) return fallback;
  const content = (
    <Suspense fallback={fallback}>
      <SafeHtml html={data.content} className={className} />
    </Suspense>
  );
  return frame ? frame(content) : content;
}
