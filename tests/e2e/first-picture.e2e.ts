import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { MAILS, MATEMATICAS, OPEN_LINK } from "../support/api.ts";
import { openWindow, signInWindow } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";

const { browser, url } = await openStage();

/** A window whose code never comes: what it shows is what the portal sent as a page. */
async function withoutCode(page: Page): Promise<void> {
  await page.route("**/assets/**/*.js", (route) => route.abort());
}

describe("before the code of a page has come", () => {
  test.each([
    ["/signin", "Tu biblioteca de aula te está esperando"],
    ["/home", "Todos los libros de tu aula, en un solo estante"],
    ["/it/register", "Crea il tuo account docente"],
    ["/en/terms", "Terms of use"],
    [`/student/${OPEN_LINK}`, "Antes de empezar"],
  ])("%s shows what it is, in its styles and under its title", async (path, heading) => {
    const { page, context, complaints } = await openWindow(browser, { consent: null });
    await withoutCode(page);
    await page.goto(url + path);
    await page.locator("h1", { hasText: heading }).waitFor();
    const look = await page.locator("h1").evaluate((element) => {
      const { fontFamily } = getComputedStyle(element);
      return { fontFamily, left: element.getBoundingClientRect().left, title: document.title };
    });
    expect(look.fontFamily).toContain("Piazzolla");
    expect(look.left).toBeGreaterThan(0);
    expect(look.title).toMatch(/.+ · Anaquel$/);
    expect(complaints.filter((complaint) => !complaint.startsWith("Failed to fetch dynamically"))).toEqual([]);
    await context.close();
  });

  test.each(["/", "/edit-library", `/title/${MATEMATICAS}/unit/all/cat/all/subcat/all?initTab=0`])(
    "%s shows a teacher the frame of the page, and nothing of anybody",
    async (path) => {
      const window = await openWindow(browser);
      const { page, context } = window;
      await signInWindow(window, url, MAILS.teacher);
      await withoutCode(page);
      await page.goto(url + path);
      await page.locator(".anaquel-picture header nav", { hasText: "Mi biblioteca" }).waitFor();
      expect(await page.locator(".anaquel-picture [role=status] span").first().isVisible()).toBe(true);
      expect(await page.title()).toBe("Anaquel");
      expect(await page.locator("body").innerText()).not.toContain("Marta");
      await context.close();
    },
  );

  test("nobody can act on what is shown, so that nothing typed is lost when the code comes", async () => {
    const { page, context } = await openWindow(browser);
    await withoutCode(page);
    await page.goto(`${url}/signin`);
    await page.locator("h1").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await context.close();
  });

  test("P-069 who has answered the question for consent does not see it for that moment either", async () => {
    for (const [consent, isAsked] of [
      [null, true],
      ["necessary", false],
    ] as const) {
      const { page, context } = await openWindow(browser, { consent });
      await withoutCode(page);
      await page.goto(`${url}/home`);
      await page.locator("h1").waitFor();
      expect(await page.getByText("Guardamos lo que el portal necesita").isVisible()).toBe(isAsked);
      await context.close();
    }
  });
});

test.each(["/signin", "/home", "/help"])(
  "%s never gives way to an empty page while its code takes over",
  async (path) => {
    const { page, context } = await openWindow(browser, { consent: null });
    // The first of the calls waits, as on a slow connection.
    const held = Promise.withResolvers<void>();
    await page.route("**/api/features", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const heading = document.querySelector("#root h1");
        const now = heading === null ? "nothing" : heading.closest(".anaquel-picture") ? "picture" : "page";
        if (seen.at(-1) !== now) seen.push(now);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(url + path, { waitUntil: "commit" });
    await page.locator(".anaquel-picture h1").waitFor();
    held.resolve();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByText("Guardamos lo que el portal necesita").waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.slice(seen.indexOf("picture"))).toEqual(["picture", "page"]);
    await context.close();
  },
);

test("the page that its code draws is the one that was shown, in the same places", async () => {
  const places = (page: Page) =>
    page.locator("h1, main p, footer").evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return [element.textContent, left, top, width].join(" ");
      }),
    );
  for (const width of [375, 1280]) {
    const options = { consent: null, viewport: { width, height: 800 } };
    const [shown, drawn] = await Promise.all([openWindow(browser, options), openWindow(browser, options)]);
    await withoutCode(shown.page);
    await Promise.all([shown.page.goto(`${url}/register`), drawn.page.goto(`${url}/register`)]);
    await drawn.page.getByRole("heading", { name: "Crea tu cuenta de docente" }).waitFor();
    for (const { page } of [shown, drawn]) await page.evaluate(() => document.fonts.ready);
    const [before, after] = await Promise.all([places(shown.page), places(drawn.page)]);
    // What editors write comes later, at the end of the page.
    const asShown = (lines: string[]) => lines.filter((line) => !line.includes("900 000 214"));
    expect(asShown(before).length).toBeGreaterThan(2);
    expect(asShown(after)).toEqual(
      expect.arrayContaining(asShown(before).filter((line) => !line.startsWith("Anaquel"))),
    );
    await Promise.all([shown.context.close(), drawn.context.close()]);
  }
});
