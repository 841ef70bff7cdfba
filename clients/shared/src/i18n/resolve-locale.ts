/** Languages of the portal. Source: P-065. */
export const LOCALES = ["es", "en", "it"] as const;
/** A language of the portal. */
export type Locale = (typeof LOCALES)[number];
/** The language of somebody of whom nothing is known. */
export const DEFAULT_LOCALE: Locale = "es";

/** Every language by its own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { es: "Español", en: "English", it: "Italiano" };

// Source: P-066.
const TAGS: Readonly<Record<Locale, string>> = { es: "es-ES", en: "en-GB", it: "it-IT" };

/** Whether a text names a language of the portal. */
export function isLocale(text: string | null | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The full tag of a language, for dates and numbers. */
export function localeTag(locale: string): string {
  return isLocale(locale) ? TAGS[locale] : TAGS[DEFAULT_LOCALE];
}

/** What is known of a person's language. */
export interface LocaleHints {
  /** Path of the address, which may begin with a language. */
  path: string;
  /** `document.cookie`. */
  cookies: string;
  /** Language that the page came in, which knows of the account's. */
  page: string;
  /** Languages of the browser, best first. */
  languages: readonly string[];
}

/**
 * The language to use: the address, then the cookie, then the one that the gateway chose for the page (the account's, else the
 * browser's), then the browser, then Spanish. Source: P-067, G-19.
 */
export function resolveLocale({ path, cookies, page, languages }: LocaleHints): Locale {
  const candidates = [
    path.split("/")[1],
    cookieLocale(cookies),
    page,
    ...languages.map((language) => language.split("-")[0]?.toLowerCase()),
  ];
  return candidates.find(isLocale) ?? DEFAULT_LOCALE;
}

/** The language in the locale cookie, when it holds one. */
export function cookieLocale(cookies: string): Locale | undefined {
  const value = /(?:^|;\s*)locale=([^;]*)/.exec(cookies)?.[1];
  return isLocale(value) ? value : undefined;
}
