import { useDocumentTitle } from "@anaquel/client-kit/routing";
import type { UserInfo } from "@anaquel/client-kit/session";
import { now } from "@anaquel/client-kit/time";
import { Container } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BannerArea } from "../../banners/banner-area.tsx";
import { BreakingNews, NewsFeed } from "../../news/home-news.tsx";
import { useNews } from "../../news/use-news.ts";
import { PdSlider } from "../../professional-development/pd-slider.tsx";
import { partOfDay, schoolYear } from "./greeting-time.ts";
import styles from "./home.module.css";
import { LibraryShelf } from "./library-shelf.tsx";

/** The start page of premium customers: greeting and banners, breaking news, shelf, professional development, news. Source: P-106, P-109. */
export function PremiumHome({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`My library`);
  const news = useNews(user);
  const date = now();
  const { name } = user;
  const greeting = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  }[partOfDay(date)];
  const year = schoolYear(date);
  return (
    <>
      <Container>
        <div className={styles.greeting}>
          <h1>{greeting}</h1>
          <p>
            {user.schoolName && `${user.schoolName} · `}
            <Trans>School year {year}</Trans>
          </p>
        </div>
      </Container>
      <BannerArea user={user} />
      <BreakingNews news={news} />
      <LibraryShelf user={user} />
      <PdSlider user={user} />
      <NewsFeed news={news} />
    </>
  );
}
