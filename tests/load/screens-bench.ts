import { MAILS } from "../support/api.ts";
import { openBrowser, openWindow, signInWindow } from "../support/browser.ts";
import { startPortal } from "../support/portal.ts";
import { atMost, median, type Row } from "./measure.ts";

const SLOWER = 4;
const RESOURCES = 5000;
const WORD = "mapa de los";

/** Filtering a title with 5,000 resources in a browser whose processor is slowed down. */
export async function benchScreens(): Promise<Row[]> {
  const portal = await startPortal();
  const browser = await openBrowser();
  const window = await openWindow(browser);
  await signInWindow(window, portal.url, MAILS.internalUser);
  const { page, context } = window;
  const answer = await context.request.get(`${portal.url}/api/library`);
  const large = (await answer.json()).find(({ name }: { name: string }) => name === "Atlas de recursos");
  await page.goto(`${portal.url}/title/${large.nodeRef}/unit/all/cat/all/subcat/all?initTab=0`);
  await page.getByRole("table").waitFor();
  const requests = await page.evaluate(
    (path) => performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname === path).length,
    `/api/title/${large.nodeRef}`,
  );
  await page.evaluate(watchKeys);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const field = page.getByRole("searchbox").last();
  await field.focus();
  // Slowly enough that each letter is filtered by itself.
  await field.pressSequentially(WORD, { delay: 600 });
  const shown = Number(await page.getByRole("table").getAttribute("aria-rowcount"));
  if (shown >= RESOURCES) throw new Error("typing has filtered nothing");
  const paints = await page.evaluate(() => (globalThis as unknown as { paints: number[] }).paints);
  await browser.close();
  await portal.stop();
  if (paints.length < WORD.length) throw new Error(`only ${paints.length} letters were measured`);
  return [
    atMost("title with 5,000 resources, requests for its resources", requests, 1, ""),
    atMost(`title with 5,000 resources, letter to paint, ${SLOWER} × slower`, median(paints), 100, "ms"),
    atMost(`title with 5,000 resources, slowest letter to paint, ${SLOWER} × slower`, Math.max(...paints), 100, "ms"),
  ];
}

/** Notes, in the page, how long each letter and the filtering after it keep the page from painting. */
function watchKeys(): void {
  const page = globalThis as unknown as { paints: number[] };
  page.paints = [];
  addEventListener("input", () => {
    const at = page.paints.push(0) - 1;
    let last = performance.now();
    const until = last + 500;
    // The longest time between two frames until the next letter.
    const frame = (now: number) => {
      page.paints[at] = Math.max(page.paints[at] ?? 0, now - last);
      last = now;
      if (now < until) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
