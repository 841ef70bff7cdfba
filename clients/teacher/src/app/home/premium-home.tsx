import { DrawnLater } from "@anaquel/client-kit/parts";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import type { UserInfo } from "@anaquel/client-kit/session";
import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode } from "react";
import { Greeting } from "../../screens/library/home/greeting.tsx";
import { LibraryShelf } from "../../screens/library/home/library-shelf.tsx";
import { BreakingNews, NewsFeed } from "../../screens/news/home-news.tsx";
import { useNews } from "../../screens/news/use-news.ts";
import { PdSlider } from "../../screens/professional-development/pd-slider.tsx";
import { BannerArea } from "./banner-area.tsx";

// The news consist of many answers, each of which would draw all the rest again.
const Top = memo(function Top({ user }: { user: UserInfo }): ReactNode {
  return (
    <>
      <Greeting user={user} />
      <BannerArea user={user} />
    </>
  );
});
const Books = memo(LibraryShelf);

/** The start page of premium customers, from top to bottom. Source: P-106, P-109. */
export function PremiumHome({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`My library`);
  const news = useNews(user);
  return (
    <>
      <Top user={user} />
      <BreakingNews news={news} />
      <Books user={user} />
      <DrawnLater>
        <PdSlider user={user} />
        <NewsFeed news={news} />
      </DrawnLater>
    </>
  );
}
