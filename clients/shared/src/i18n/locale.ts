import { i18n, type Messages } from "@lingui/core";
import { send } from "../api/send.ts";
import { isLocale, type Locale, resolveLocale } from "./resolve-locale.ts";

/** Loads the messages of a language. */
export type LoadCatalogue = (locale: Locale) => Promise<{ messages: Messages }>;

/** Lifetime of the locale cookie: 365 days. Source: P-068. */
const COOKIE_SECONDS = 31_536_000;

/**
 * Finds the language of this page and loads its messages. A language in front of the path is kept in the cookie and
 * taken off the address, so that routes never see it.
 */
export async function startLocale(load: LoadCatalogue): Promise<void> {
  const { pathname, search, hash } = location;
  const { lang: page } = document.documentElement;
  const locale = resolveLocale({ path: pathname, cookies: document.cookie, page, languages: navigator.languages });
  if (isLocale(pathname.split("/")[1])) {
    keepInCookie(locale);
    history.replaceState(history.state, "", `${pathname.slice(3) || "/"}${search}${hash}`);
  }
  readTables(locale);
  await activate(locale, load);
}

/** Browsers read their tables of a language when those are first used, for longer than a page is drawn: better while waiting. */
function readTables(locale: Locale): void {
  new Intl.PluralRules(locale).select(0);
  new Intl.NumberFormat(locale).format(0);
}

/**
 * Changes the language of the page in place, so that nothing typed is lost. The choice is in the cookie before anything else
 * is sent, is kept there by the content service, and, for a signed-in user, in the account; neither failing keeps the page
 * from changing. Source: P-068, P-070, P-071.
 */
export async function chooseLocale(locale: Locale, load: LoadCatalogue, isSignedIn: boolean): Promise<void> {
  keepInCookie(locale);
  await activate(locale, load);
  const kept = [send("get", "/content/{locale}", { params: { path: { locale } } })] as Promise<unknown>[];
  if (isSignedIn) kept.push(send("put", "/user/language", { body: { language: locale } }));
  await Promise.allSettled(kept);
}

/** The language that the page has or is about to get. */
let chosen: Locale | null = null;
/** Catalogues of areas that have been opened; they change their language with the page. */
const areas = new Set<LoadCatalogue>();

/** Loads a language and makes it the language of the page, unless another one was chosen meanwhile. */
export async function activate(locale: Locale, load: LoadCatalogue): Promise<void> {
  chosen = locale;
  const catalogues = await Promise.all([load, ...areas].map((each) => each(locale)));
  for (const { messages } of catalogues) i18n.load(locale, messages);
  if (chosen !== locale) return;
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** Adds the texts of an area of screens to those of the page, in the language it has now and in those it gets later. */
export async function addTexts(load: LoadCatalogue): Promise<void> {
  areas.add(load);
  if (chosen) i18n.load(chosen, (await load(chosen)).messages);
}

function keepInCookie(locale: Locale): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we support.
  document.cookie = `locale=${locale}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
