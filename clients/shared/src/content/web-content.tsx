import type { components } from "@anaquel/openapi/types";
import { TextSkeleton } from "@anaquel/ui";
import { type ReactNode, Suspense } from "react";
import { useApi } from "../api/use-api.ts";
import { useLocale } from "../i18n/locale-provider.tsx";
import { SafeHtml } from "./rich-text.tsx";

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

/** What editors wrote on a page: null when there is nothing or it cannot be read, undefined until that is known. */
export function useWebPage(pageId: WebPage | null): string | null | undefined {
  const { locale } = useLocale();
  const { data, error } = useApi(
    "/webContent/{pageId}/{language}",
    pageId && { params: { path: { pageId, language: locale } } },
  );
  if (pageId === null || error) return null;
  return data && (data.content || null);
}

/** A page of the content service in the language of the portal; the fallback, or nothing, when it cannot be read. Source: P-074. */
export function WebContent({ pageId, className, frame, fallback }: WebContentProps): ReactNode {
  const page = useWebPage(pageId);
  const waiting = fallback ? <TextSkeleton /> : null;
  if (page === undefined) return waiting;
  if (page === null) return fallback ?? null;
  const content = (
    <Suspense fallback={waiting}>
      <SafeHtml html={page} className={className} />
    </Suspense>
  );
  return frame ? frame(content) : content;
}
