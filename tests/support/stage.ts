import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { openBrowser, openWindow, signInWindow, type Window } from "./browser.ts";
import { type Portal, startPortal } from "./portal.ts";

/** A portal with a browser in front of it. */
export interface Stage {
  browser: Browser;
  portal: Portal;
  /** Address of the portal without a trailing slash. */
  url: string;
}

/** Sets up a portal and a browser for the journeys of one file, which may change in it whatever they like. */
export async function openStage(env: Record<string, string> = {}): Promise<Stage> {
  const [browser, portal] = await Promise.all([openBrowser(), startPortal(env)]);
  afterAll(async () => {
    await browser.close();
    await portal.stop();
  });
  return { browser, portal, url: portal.url };
}

/** A window that is opened for each test anew, and about which the browser must not have complained when the test is over. */
export interface TestWindow extends Window {
  /** Signs somebody in, opens a page, and gives it once it has its heading. */
  openAs(mail: string, path: string): Promise<Page>;
}

/** Opens a window for each test of a file. */
export function windowForEach({ browser, url }: Stage, options: BrowserContextOptions = {}): TestWindow {
  let current: Window | null = null;
  beforeEach(async () => {
    current = await openWindow(browser, options);
  });
  afterEach(async () => {
    expect(current?.complaints).toEqual([]);
    await current?.context.close();
  });

  function now(): Window {
    if (!current) throw new Error("there is a window only while a test runs");
    return current;
  }
  return {
    get context() {
      return now().context;
    },
    get page() {
      return now().page;
    },
    get complaints() {
      return now().complaints;
    },
    async openAs(mail, path) {
      const window = now();
      await signInWindow(window, url, mail);
      await window.page.goto(url + path);
      await window.page.getByRole("heading", { level: 1 }).waitFor();
      return window.page;
    },
  };
}
