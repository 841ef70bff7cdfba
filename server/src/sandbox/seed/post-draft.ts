/** Language categories of the posts that the demo data has. */
export const POST_LANGUAGES = { es: 311, en: 312, it: 314 } as const;

/** A text in the three languages of the portal. */
export type Texts = Record<keyof typeof POST_LANGUAGES, string>;

/** A post as an editor drafts it, in three languages. `cover` is the key of the title whose cover it shows. */
export interface Draft {
  slug: string;
  title: Texts;
  content: Texts;
  excerpt: Texts | string;
  /** Categories besides the language's; `at` is the place of the language in `POST_LANGUAGES`. */
  categories: (at: number) => readonly number[];
  daysAgo?: number;
  cover?: string;
}
