import { describe, expect, test } from "vitest";
import { MAILS, OPEN_LINK } from "../support/api.ts";
import { expectAccessible, expectNoOverflow, openWindow, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const stage = await openStage();
const { browser, url } = stage;
const window = windowForEach(stage);

describe("the frame of every page", () => {
  test("P-111 P-112 P-114 P-072 P-073 the header has brand, languages and user menu; the footer says what editors wrote", async () => {
    const { page } = window;
    await signInWindow(window, url, MAILS.teacher);
    await page.goto(url);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    expect(await page.getByRole("banner").locator("a").first().getAttribute("href")).toBe("/");
    expect(await page.getByRole("banner").getByLabel("Idioma").count()).toBe(1);
    await page.getByRole("banner").getByText("Marta Ruiz", { exact: true }).waitFor();
    await page.getByRole("contentinfo").getByText("Atención al profesorado: 900 000 214").waitFor();
  });

  test("who wants less motion gets none, whatever a part of the page says of itself", async () => {
    const still = await openWindow(browser, { reducedMotion: "reduce" });
    await signInWindow(still, url, MAILS.teacher);
    for (const path of ["/", "/edit-library"]) {
      await still.page.goto(url + path);
      await still.page.getByRole("heading", { level: 1 }).waitFor();
      expect(await still.page.evaluate(findMotion)).toEqual([]);
    }
    await still.context.close();
  });

  test("P-117 a visitor with a students' link sees a header without navigation", async () => {
    const { page } = window;
    await page.goto(`${url}/student/${OPEN_LINK}`);
    await page.getByRole("button", { name: "Aceptar y continuar" }).waitFor();
    expect(await page.getByRole("banner").getByRole("navigation").count()).toBe(0);
  });

  test("P-034 P-116 B-299 B-300 B-302 the product viewer has neither header nor footer, and refuses what is not allowed", async () => {
    const { page } = window;
    await page.goto(`${url}/product-viewer?redirect_uri=${encodeURIComponent("https://evil.example/")}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(new URL(page.url()).origin).toBe(url);
  });

  test("P-069 the question for consent speaks the language of the page, hides nothing, and is asked once", async () => {
    const asked = await openWindow(browser, { consent: null, viewport: { width: 375, height: 700 } });
    const { page } = asked;
    await page.goto(`${url}/home`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("region", { name: "Cookies y privacidad" }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole("banner").getByLabel("Idioma").selectOption("it");
    const question = page.getByRole("region", { name: "Cookie e privacy" });
    await question.getByRole("button", { name: "Solo il necessario" }).click();
    await expect.poll(() => question.count()).toBe(0);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await question.count()).toBe(0);
    await asked.context.close();
  });

  test("keyboards skip to the content", async () => {
    const { page } = window;
    await page.goto(`${url}/home`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});

/** Parts of a page that change slowly: more than one frame of a screen. */
function findMotion(): string[] {
  return [...document.querySelectorAll("body *")].flatMap((element) => {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
    const isSlow = (durations: string) => durations.split(", ").some((duration) => Number.parseFloat(duration) > 0.016);
    const moves = isSlow(transitionDuration) || (animationName !== "none" && isSlow(animationDuration));
    return moves ? [`${element.outerHTML.slice(0, 120)}: ${transitionDuration} ${animationName}`] : [];
  });
}
