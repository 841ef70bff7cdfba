import { lazyPart } from "@anaquel/client-kit/parts";
import { Container } from "@anaquel/ui";
import { NewsGrid, NewsStrip } from "@anaquel/ui/news";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { type NewsItem, split } from "./news-rules.ts";

const NewsDialog = lazyPart(async () => (await import("./news-dialog.tsx")).NewsDialog);

interface NewsProps {
  /** Null while they are being read. */
  news: readonly NewsItem[] | null;
}

/** The first news in a strip; nothing without news. Source: P-110, T-055, T-462. */
export function BreakingNews({ news }: NewsProps): ReactNode {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  if (news?.length === 0) return null;
  const breaking = news === null ? null : split(news).breaking;
  return (
    <Container>
      <NewsStrip label={t`Breaking news`} news={breaking?.map(toEntry) ?? null} onOpen={setOpened} />
      <OpenedNews news={breaking} opened={opened} onClose={() => setOpened(null)} />
    </Container>
  );
}

/** The other news as cards; nothing without them. Source: T-455, T-462. */
export function NewsFeed({ news }: NewsProps): ReactNode {
  const [opened, setOpened] = useState<number | null>(null);
  const feed = news ? split(news).feed : [];
  if (feed.length === 0) return null;
  return (
    <Container>
      <NewsGrid heading={<Trans>News</Trans>} news={feed.map(toEntry)} onOpen={setOpened} />
      <OpenedNews news={feed} opened={opened} onClose={() => setOpened(null)} />
    </Container>
  );
}

function OpenedNews({ news, opened, onClose }: NewsProps & { opened: number | null; onClose: () => void }): ReactNode {
  const item = news?.find(({ id }) => id === opened);
  return <Suspense fallback={null}>{item && <NewsDialog news={item} onClose={onClose} />}</Suspense>;
}

function toEntry({ image, ...news }: NewsItem) {
  return { ...news, imageSrc: image.medium, imageAlt: image.alt };
}
