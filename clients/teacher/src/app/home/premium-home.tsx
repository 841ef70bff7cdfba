import { useDocumentTitle } from "@anaquel/client-kit/routing";
import type { UserInfo } from "@anaquel/client-kit/session";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Greeting } from "../../screens/library/home/greeting.tsx";
import { LibraryShelf } from "../../screens/library/home/library-shelf.tsx";
import { BreakingNews, NewsFeed } from "../../screens/news/home-news.tsx";
import { useNews } from "../../screens/news/use-news.ts";
import { PdSlider } from "../../screens/professional-development/pd-slider.tsx";
import { BannerArea } from "./banner-area.tsx";

/** The start page of premium customers, from top to bottom. Source: P-106, P-109. */
export function PremiumHome({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`My library`);
  const news = useNews(user);
  return (
    <>
      <Greeting user={user} />
      <BannerArea user={user} />
      <BreakingNews news={news} />
      <LibraryShelf user={user} />
      <PdSlider user={user} />
      <NewsFeed news={news} />
    </>
  );
}
