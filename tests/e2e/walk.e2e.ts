import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { signedIn } from "../support/api.ts";
import { expectAccessible, openBrowser, openWindow } from "../support/browser.ts";
import { SCREENS, type Screen } from "../support/screens.ts";

const url = inject("portalUrl");
const LANGUAGES = ["es", "en", "it"] as const;
/** 320 px is what a window of 1280 px shows at 400 % zoom. */
const WIDTHS = [320, 375, 768, 992, 1280] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A window in which a person is already signed in. */
async function windowOf({ mail }: Screen) {
  const window = await openWindow(browser, { reducedMotion: "reduce" });
  if (mail) {
    const client = await signedIn(url, mail);
    await window.context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
  }
  return window;
}

/** Whatever of the page is wider than the window, and every text that its box cuts off without saying so. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility(),
      );
      faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide: ${wide.at(-1)?.outerHTML.slice(0, 160)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || element.clientWidth < 4 || !element.checkVisibility()) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (isCut && textOverflow !== "ellipsis") faults.push(`cut: ${element.textContent?.trim().slice(0, 60)}`);
    }
    return faults;
  });
}

async function open(page: Page, screen: Screen): Promise<void> {
  await page.goto(url + screen.path);
  await page.getByRole("heading").first().waitFor();
  await screen.act?.(page);
  await page.waitForLoadState("networkidle");
}

describe("P-002 P-360 a walk through the screens", () => {
  test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
    "%s is whole at every width, in every language, in light and dark",
    async (_name, screen) => {
      const { context, page, complaints } = await windowOf(screen);
      const headings = new Set<string>();
      for (const language of LANGUAGES) {
        await context.addCookies([{ name: "locale", value: language, url }]);
        await page.emulateMedia({ colorScheme: language === "en" ? "light" : "dark" });
        await open(page, screen);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        headings.add((await page.locator("main").innerText()).slice(0, 4000));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          // What is drawn by measure is drawn again a moment after the size changed.
          await expect.poll(() => findFaults(page), { message: `${language} at ${width} px` }).toEqual([]);
        }
        await expectAccessible(page);
      }
      // The same words in two languages were not translated.
      if (!screen.isFixed) expect(headings.size).toBe(LANGUAGES.length);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
