import type { components } from "@anaquel/openapi/types";
import { TextSkeleton } from "@anaquel/ui";
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
  /** Drawn instead of the page when there is none; until that is known, a place is kept. */
  fallback?: ReactNode;
}

/** A page of the content service in the language of the portal; the fallback, or nothing, when it cannot be read. Source: P-074. */
export function WebContent({ pageId, className, frame, fallback }: WebContentProps): ReactNode {
  const { locale } = useLocale();
  const { data, isLoading } = useApi("/webContent/{pageId}/{language}", {
    params: { path: { pageId, language: locale } },
  });
  const waiting = fallback ? <TextSkeleton /> : null;
  if (isLoading) return waiting;
  if (!data?.content) return fallback ?? null;
  const content = (
    <Suspense fallback={waiting}>
      <SafeHtml html={data.content} className={className} />
    </Suspense>
  );
  return frame ? frame(content) : content;
}
