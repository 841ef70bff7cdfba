import type { Language } from "../../../contract/problem.ts";
import { escapeMarkup } from "../../../lib/escape.ts";
import { pageHtml } from "../../doubles/page.ts";

const WORDS: Record<Language, { title: string; button: string }> = {
  es: { title: "Abriendo el curso", button: "Continuar" },
  en: { title: "Opening the course", button: "Continue" },
  it: { title: "Apertura del corso", button: "Continua" },
};

/** A page that posts a signed form at once, with a button for browsers without scripts. Source: T-419. */
export function launchPage(language: Language, action: string, fields: Readonly<Record<string, string>>): string {
  const { title, button } = WORDS[language];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  const form = `<form method="post" action="${escapeMarkup(action)}">${inputs.join("")}<button type="submit">${button}</button></form>`;
  return pageHtml(title, `${form}<script>document.forms[0].submit()</script>`).replace(
    '<html lang="en">',
    `<html lang="${language}">`,
  );
}
