import { i18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { type Session, useSession } from "../session/session.ts";
import { activate, chooseLocale, type LoadCatalogue } from "./locale.ts";
import { cookieLocale, isLocale, type Locale } from "./resolve-locale.ts";

const LoadContext = createContext<LoadCatalogue | null>(null);

/** Gives the messages of the language to everything below. `startLocale` must have finished. */
export function LocaleProvider({ load, children }: { load: LoadCatalogue; children: ReactNode }): ReactNode {
  return (
    <LoadContext value={load}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LoadContext>
  );
}

/** The language of the page, and how to change it. */
export function useLocale(): { locale: Locale; choose: (locale: Locale) => void } {
  const { i18n: current } = useLingui();
  const load = useContext(LoadContext);
  const session = useSession();
  useLanguageOfAccount(session, load);
  return {
    // Only languages of the portal are ever activated.
    locale: current.locale as Locale,
    choose: (locale) => {
      if (load && isLocale(locale)) void chooseLocale(locale, load, session.state === "user");
    },
  };
}

/** The account's language wins only on a browser that never chose one. Source: G-19. */
function useLanguageOfAccount(session: Session, load: LoadCatalogue | null): void {
  const language = session.state === "user" ? session.user.language : null;
  const applied = useRef(false);
  useEffect(() => {
    if (applied.current || !load || !isLocale(language)) return;
    applied.current = true;
    if (!cookieLocale(document.cookie) && i18n.locale !== language) void activate(language, load);
  }, [language, load]);
}
