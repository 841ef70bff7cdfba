import { RichText } from "@anaquel/client-kit/content";
import { Button, Dialog } from "@anaquel/ui";
import { Topics } from "@anaquel/ui/news";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./news.module.css";
import type { NewsItem } from "./news-rules.ts";

/** A piece of news in full. */
export function NewsDialog({ news, onClose }: { news: NewsItem; onClose: () => void }): ReactNode {
  return (
    <Dialog
      title={news.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className={styles.news}>
        <Topics topics={news.topics} />
        <img src={news.image.url} alt={news.image.alt} />
        <RichText html={news.content} />
        <p className={styles.day}>{news.day}</p>
      </div>
    </Dialog>
  );
}
