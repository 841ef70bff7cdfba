import { useApi } from "@anaquel/client-kit/api";
import { allOf, LANGUAGE_CATEGORIES, RichText } from "@anaquel/client-kit/content";
import { useLocale } from "@anaquel/client-kit/i18n";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
  COURSE_BANNER_CATEGORY,
  COURSE_CARDS_CATEGORY,
  COURSE_POSTS,
  type CoursePost,
  DEFAULT_MASTERS,
  toCards,
} from "./course-cards.ts";

/** A card as it is shown. */
export interface ShownCard {
  master: string;
  title: string;
  content: ReactNode;
}

/** The cards of the courses; undefined while they are unknown, the two of the portal itself when there are none. Source: T-391, T-392, T-420. */
export function useCourseCards(): readonly ShownCard[] | undefined {
  const { locale } = useLocale();
  const ownCards = useDefaultCards();
  const { data, error } = useApi("/content/courses/posts", {
    params: { query: { categories: String(COURSE_CARDS_CATEGORY) } },
  });
  if (!data && !error) return undefined;
  const cards = toCards(data ?? [], LANGUAGE_CATEGORIES[locale]);
  if (cards.length === 0) return ownCards;
  return cards.map(({ master, title, html }) => ({ master, title, content: <RichText html={html} /> }));
}

/** Source: T-383, T-384, G30. */
function useDefaultCards(): readonly ShownCard[] {
  const { t } = useLingui();
  return [
    {
      master: DEFAULT_MASTERS.conflict,
      title: t`Conflict resolution`,
      content: (
        <>
          <p>
            <Trans>Tools to mediate between pupils and to make the classroom a place where people listen.</Trans>
          </p>
          <p>
            <strong>
              <Trans>In Spanish · 20 hours · 4 modules</Trans>
            </strong>
          </p>
        </>
      ),
    },
    {
      master: DEFAULT_MASTERS.classroom,
      title: t`Classroom management`,
      content: (
        <>
          <p>
            <Trans>Routines, timing and language so that every lesson runs well from the first minute.</Trans>
          </p>
          <p>
            <strong>
              <Trans>In English · 20 hours · 5 modules</Trans>
            </strong>
          </p>
        </>
      ),
    },
  ];
}

/** What the content service says in the banner; nothing after a failure. Source: T-421, T-426. */
export function useCourseBanner(): CoursePost | undefined {
  const { locale } = useLocale();
  const categories = allOf(COURSE_BANNER_CATEGORY, LANGUAGE_CATEGORIES[locale]);
  const { data } = useApi("/content/courses/posts", {
    params: { query: { _embed: "1", per_page: COURSE_POSTS, categories } },
  });
  return data?.[0];
}
