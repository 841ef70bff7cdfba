import { WebContent, type WebPage } from "@anaquel/client-kit/content";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Container } from "@anaquel/ui";
import type { ReactNode } from "react";
import styles from "./article.module.css";

interface ArticleProps {
  title: string;
  /** Page of the content service; the children stand in while it has none. */
  pageId?: WebPage;
  children: ReactNode;
}

/** A page of text. */
export function Article({ title, pageId, children }: ArticleProps): ReactNode {
  useDocumentTitle(title);
  return (
    <Container>
      <article className={styles.article}>
        <h1>{title}</h1>
        {pageId ? <WebContent pageId={pageId} fallback={children} /> : children}
      </article>
    </Container>
  );
}
