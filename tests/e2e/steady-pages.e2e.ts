import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { MAILS, MATEMATICAS } from "../support/api.ts";
import { openWindow, signInWindow } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";

const { browser, url } = await openStage();

const SIZES = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];
/** These answers come at once; of the others each waits until the page has been drawn with the one before. */
const PROMPT = /\/api\/(user|features)$/;
/** What may move, by the measure of browsers: the part of the window times how far. Up to 0.1 is called good. */
const MOST = 0.05;

async function answerSlowly(page: Page): Promise<void> {
  let turn = Promise.resolve();
  const nextTurn = () => {
    // The page may have been left meanwhile.
    turn = turn.then(() => page.evaluate(drawTwice).catch(() => undefined));
    return turn;
  };
  await page.route("**/api/**", async (route: Route) => {
    if (!PROMPT.test(new URL(route.request().url()).pathname)) await nextTurn();
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** Lets a page draw what it has. */
function drawTwice(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Adds up from the beginning what moves on the page without anybody having asked for it. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        shifts.sum += entry.value;
        shifts.moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ""));
      }
    }).observe({ type: "layout-shift", buffered: true });
    interface LayoutShift {
      value: number;
      sources: { node: Node | null }[];
    }
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}

test.each([
  ["the library of a teacher", MAILS.teacher, "/", "Mi biblioteca"],
  ["the library of a demo teacher", MAILS.demoTeacher, "/", "Mi biblioteca"],
  ["a title", MAILS.teacher, `/title/${MATEMATICAS}/unit/all/cat/all/subcat/all?initTab=0`, "Matemáticas"],
  ["the back-office", MAILS.support, "/admin?category=users", null],
])("%s stays in its place while its parts arrive one by one", async (_name, mail, path, last) => {
  for (const viewport of SIZES) {
    const window = await openWindow(browser, { viewport });
    const { page } = window;
    await signInWindow(window, url, mail);
    await window.context.addCookies([{ name: "locale", value: "es", url }]);
    await answerSlowly(page);
    const readShifts = await watchShifts(page);
    await page.goto(url + path);
    await page
      .getByRole("heading", last ? { name: last } : { level: 1 })
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    const { sum, moved } = await readShifts();
    expect(sum, `${viewport.width} px: ${moved.join(" | ")}`).toBeLessThan(MOST);
    await window.context.close();
  }
});
