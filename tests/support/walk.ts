import type { Page } from "playwright";
import { afterAll, expect, test } from "vitest";
import { expectAccessible, openWindow, signInWindow, type Window } from "./browser.ts";
import { findUnreachable, tabThrough } from "./keyboard.ts";
import { findFaults, spaceText } from "./layout.ts";
import type { Screen } from "./screens.ts";
import type { Stage } from "./stage.ts";

const LANGUAGES = ["es", "en", "it"] as const;
/** 320 px is what a window of 1280 px shows at 400 % zoom. */
const WIDTHS = [320, 375, 768, 992, 1280] as const;
/** The width at which the texts are given more space as well. */
const SPACED_WIDTH = 375;
/** A desk, and what a window of 1280 × 1024 px shows at 400 % zoom. */
const KEYBOARD_SIZES = [
  { width: 1280, height: 900 },
  { width: 320, height: 256 },
];

/** A window for everybody who sees screens. */
type WindowOf = (screen: Screen) => Promise<Window>;

function windowsOf({ browser, url }: Stage): WindowOf {
  const windows = new Map<string | undefined, Window>();
  afterAll(async () => {
    for (const { context } of windows.values()) await context.close();
  });
  return async ({ mail }) => {
    const known = windows.get(mail);
    if (known) return known;
    const window = await openWindow(browser, { reducedMotion: "reduce" });
    if (mail) await signInWindow(window, url, mail);
    windows.set(mail, window);
    return window;
  };
}

/** Opens a screen in Spanish, does what it takes to see it, and waits until nothing more comes. */
async function open({ context, page }: Window, url: string, screen: Screen): Promise<void> {
  await context.addCookies([{ name: "locale", value: "es", url }]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(url + screen.path);
  await page.getByRole("heading").first().waitFor();
  await screen.act?.(page);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** Changes the language of the page in place, also below an open dialog. */
async function speak(page: Page, language: string): Promise<void> {
  await page
    .getByLabel(/^(Idioma|Language|Lingua)/)
    .first()
    .selectOption(language);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
  await page.waitForLoadState("networkidle");
}

async function expectWhole(page: Page, language: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // What is drawn by measure is drawn again a moment after the size changed.
    await expect.poll(() => findFaults(page), { message: `${language} at ${width} px` }).toEqual([]);
    if (width !== SPACED_WIDTH) continue;
    await page.evaluate(spaceText, true);
    await expect.poll(() => findFaults(page), { message: `${language} with more space` }).toEqual([]);
    await page.evaluate(spaceText, false);
  }
}

async function expectReachable(page: Page): Promise<void> {
  for (const size of KEYBOARD_SIZES) {
    await page.setViewportSize(size);
    // The page has its new size before the first key is pressed.
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
    const { hidden, isTrapped } = await tabThrough(page);
    const unreachable = await findUnreachable(page);
    expect({ size, hidden, isTrapped, unreachable }).toEqual({ size, hidden: [], isTrapped: false, unreachable: [] });
  }
}

/** Looks at screens as everybody may see them, one after the other. */
export function walkThrough(stage: Stage, screens: readonly Screen[]): void {
  const windowOf = windowsOf(stage);
  test.each(screens.map((screen) => [screen.name, screen] as const))(
    "%s is whole at every width, in every language, in light and dark, and for the keyboard alone",
    async (_name, screen) => {
      const window = await windowOf(screen);
      const { page, complaints } = window;
      const words = new Set<string>();
      await open(window, stage.url, screen);
      for (const language of LANGUAGES) {
        if (language !== "es") await speak(page, language);
        await page.emulateMedia({ colorScheme: language === "en" ? "light" : "dark" });
        words.add((await page.locator("main").innerText()).slice(0, 4000));
        await expectWhole(page, language);
        if (language !== "it") await expectAccessible(page);
      }
      // The same words in two languages were not translated.
      if (!screen.isFixed) expect(words.size).toBe(LANGUAGES.length);
      await expectReachable(page);
      expect(complaints.splice(0)).toEqual([]);
      // A window that waits for its next screen has nothing to draw.
      await page.goto("about:blank");
    },
  );
}
