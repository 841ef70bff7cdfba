import { send, useApi } from "@anaquel/client-kit/api";
import { SafeHtml } from "@anaquel/client-kit/content";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Banner, LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { bannerType } from "./audience.ts";
import { adBanners, demoBanners, type PromotionBanner } from "./promotion-posts.ts";
import { useLogged, usePromotionPosts } from "./use-promotion-posts.ts";

const CHOOSE = { ad: adBanners, dm: demoBanners };

/** The banners of promotions, and how to take one away for good. */
export interface Promotions {
  /** Undefined while they are being read. */
  banners: readonly PromotionBanner[] | undefined;
  close: (banner: PromotionBanner) => void;
}

/** Advertisements for teachers, demo banners for demo teachers; none after a failure. Source: P-130, T-428, T-429, T-452. */
export function usePromotions(user: UserInfo): Promotions {
  const type = bannerType(user);
  const { data, error, update } = useApi("/promotions-title/preferences", type && { params: { query: { type } } });
  const posts = usePromotionPosts(data);
  useLogged("The preferences of the banners could not be read.", error);
  return {
    banners: !type || error ? [] : data && posts && CHOOSE[type](posts, data),
    close({ id }) {
      update((known) => ({ ...known, promotions: [...known.promotions, String(id)] }));
      send("put", "/promotions-title/{promotionId}", { params: { path: { promotionId: id } } }).catch(quiet);
    },
  };
}

/** Draws the banners of promotions. */
export function PromotionBanners({ banners = [], close }: Promotions): ReactNode {
  const { t } = useLingui();
  return banners.map((banner) => (
    <Banner
      key={banner.id}
      label={banner.title}
      imageSrc={banner.image?.thumbnail}
      action={
        banner.moreInfo && (
          <LinkButton href={banner.moreInfo} target="_blank" rel="noopener" onClick={() => askForMore(banner)}>
            <Trans>More information</Trans>
          </LinkButton>
        )
      }
      close={{ label: t`Close: ${banner.title}`, onClose: () => close(banner) }}
    >
      <h2>{banner.title}</h2>
      <SafeHtml html={banner.content} />
    </Banner>
  ));
}

/** Records that the information was opened; the banner stays until the next visit. Source: T-446. */
function askForMore({ id, title, idTitles, moreInfo }: PromotionBanner): void {
  const [idTitle] = idTitles;
  if (!idTitle || !moreInfo) return;
  send("post", "/promotions-title/{promotionId}", {
    params: { path: { promotionId: id } },
    body: { idTitle, titlePromotion: title, urlInformation: moreInfo },
  }).catch(quiet);
}

/** A click that is not recorded costs the person nothing. */
function quiet(): void {}
