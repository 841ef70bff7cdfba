export { chooseLocale, startLocale, type LoadCatalogue } from "./locale.ts";
export { DEFAULT_LOCALE, isLocale, LOCALES, LOCALE_NAMES, type Locale, localeTag, resolveLocale } from "./resolve-locale.ts";
export { LocaleProvider, useLocale } from "./locale-provider.tsx";
