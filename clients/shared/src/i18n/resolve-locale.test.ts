import { describe, expect, it } from "vitest";
import { localeTag, resolveLocale } from "./resolve-locale.ts";

describe("the language of a page", () => {
  it.each([
    ["P-067 the address wins", "/it/home", "locale=en", "it", ["es-ES"], "it"],
    ["P-067 then the cookie", "/home", "a=1; locale=en; b=2", "es", ["it-IT"], "en"],
    ["P-067 then the language of the page, which is the account's", "/home", "", "es", ["en-GB", "it"], "es"],
    ["P-067 then the browser", "/home", "", "", ["fr-FR", "it-CH", "en"], "it"],
    ["P-065 then Spanish", "/home", "", "", ["fr", "de"], "es"],
    ["P-065 an unknown cookie counts for nothing", "/home", "locale=fr", "", [], "es"],
    ["a word that begins like a language is none", "/item/1", "", "", [], "es"],
  ])("%s", (_title, path, cookies, page, languages, expected) => {
    expect(resolveLocale({ path, cookies, page, languages })).toBe(expected);
  });

  it("P-066 has a full tag for each language", () => {
    expect(["es", "en", "it"].map(localeTag)).toEqual(["es-ES", "en-GB", "it-IT"]);
  });
});
