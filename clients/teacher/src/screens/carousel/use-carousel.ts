import { useApi } from "@anaquel/client-kit/api";
import { allOf, CAROUSEL_CATEGORY, LANGUAGE_CATEGORIES } from "@anaquel/client-kit/content";
import { useFeatures } from "@anaquel/client-kit/features";
import { useLocale } from "@anaquel/client-kit/i18n";
import type { UserInfo } from "@anaquel/client-kit/session";
import { mayGetCarousel, type Slide, slidesFor } from "./slides.ts";
import { useWideScreen } from "./use-wide-screen.ts";

/** Posts of the help site to look through. Source: P-176, T-521. */
const PAGE_SIZE = 50;
const NONE: readonly Slide[] = [];

/**
 * The slides of the welcome carousel; none while it is disabled: by its flag, for other users, on extra-small screens, and
 * when the help site fails or has no usable slide. Source: P-168, P-169, P-172, P-173, P-176, G-46, G-48.
 */
export function useCarousel(user: UserInfo, isTitlePage: boolean): readonly Slide[] {
  const { locale } = useLocale();
  const isOn = useFeatures()?.carousel === true;
  const isWide = useWideScreen();
  const isEnabled = isTitlePage && isOn && isWide && mayGetCarousel(user);
  const categories = allOf(LANGUAGE_CATEGORIES[locale], CAROUSEL_CATEGORY);
  const { data } = useApi(
    "/content/help/posts",
    isEnabled ? { params: { query: { _embed: "1", per_page: PAGE_SIZE, categories } } } : null,
  );
  return data && isEnabled ? slidesFor(data, user) : NONE;
}
