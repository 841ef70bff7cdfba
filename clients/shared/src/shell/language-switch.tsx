import { LanguageMenu } from "@anaquel/ui";
import type { ReactNode } from "react";
import { useLocale } from "../i18n/locale-provider.tsx";
import { isLocale, LOCALE_NAMES, LOCALES } from "../i18n/resolve-locale.ts";

const LANGUAGES = LOCALES.map((code) => ({ code, name: LOCALE_NAMES[code] }));

/** The language menu of the header or of a plain page. Source: P-070, P-112. */
export function LanguageSwitch({ onHeader = false }: { onHeader?: boolean }): ReactNode {
  const { locale, choose } = useLocale();
  return (
    <LanguageMenu
      languages={LANGUAGES}
      value={locale}
      onChange={(code) => isLocale(code) && choose(code)}
      onHeader={onHeader}
    />
  );
}
