export { addTexts, chooseLocale, type LoadCatalogue, startLocale } from "./locale.ts";
export { LocaleProvider, useLocale } from "./locale-provider.tsx";
export {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  localeTag,
  resolveLocale,
} from "./resolve-locale.ts";
