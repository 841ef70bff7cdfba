import { i18n } from "@lingui/core";
import { beforeEach, expect, it, vi } from "vitest";
import type { Locale } from "./resolve-locale.ts";

const catalogue = (texts: Partial<Record<Locale, string>>, id = "word") =>
  vi.fn(async (locale: Locale) => ({ messages: { [id]: [texts[locale] ?? ""] } }));

let locale: typeof import("./locale.ts");
beforeEach(async () => {
  vi.resetModules();
  locale = await import("./locale.ts");
});

it("P-070 activates what was loaded, and tells the page its language", async () => {
  await locale.activate("it", catalogue({ it: "Libro" }));
  expect(i18n.locale).toBe("it");
  expect(i18n._("word")).toBe("Libro");
  expect(document.documentElement.lang).toBe("it");
});

it("adds the texts of an area in the language of the page, and changes them with it", async () => {
  const main = catalogue({ es: "Libro", en: "Book" });
  const area = catalogue({ es: "Pedido", en: "Order" }, "area");
  await locale.activate("es", main);
  await locale.addTexts(area);
  expect(i18n._("area")).toBe("Pedido");
  await locale.activate("en", main);
  expect([i18n._("word"), i18n._("area")]).toEqual(["Book", "Order"]);
});

it("keeps the texts of an area that come before those of the page", async () => {
  const held = Promise.withResolvers<void>();
  const started = locale.activate("es", async () => {
    await held.promise;
    return { messages: { word: ["Libro"] } };
  });
  await locale.addTexts(catalogue({ es: "Pedido" }, "area"));
  held.resolve();
  await started;
  expect([i18n._("word"), i18n._("area")]).toEqual(["Libro", "Pedido"]);
});

it("P-067 begins in the language that the page came in, and loads no other", async () => {
  document.documentElement.lang = "es";
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  const load = catalogue({ es: "Libro", en: "Book" });
  await locale.startLocale(load);
  expect(load.mock.calls).toEqual([["es"]]);
  expect(i18n._("word")).toBe("Libro");
});

it("P-070 ends with the language that was chosen last, whichever is loaded last", async () => {
  const held = Promise.withResolvers<void>();
  const slow = locale.activate("it", async () => {
    await held.promise;
    return { messages: { word: ["Libro"] } };
  });
  await locale.activate("en", catalogue({ en: "Book" }));
  held.resolve();
  await slow;
  expect(i18n.locale).toBe("en");
  expect(document.documentElement.lang).toBe("en");
});

it("P-068 a chosen language is in the cookie before the page has changed", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const chosen = locale.chooseLocale("it", catalogue({ it: "Libro" }), false);
  expect(document.cookie).toContain("locale=it");
  await chosen;
  expect(i18n._("word")).toBe("Libro");
});
