import { useEffect } from "react";

const PRODUCT = "Anaquel";

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
