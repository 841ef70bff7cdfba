import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type AxeBuilder from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { expect } from "vitest";
import { PASSWORD, signedIn } from "./api.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Opens the Chromium that the test command found. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: FLAGS });
}

/** A window of its own: cookies, language and size. Breaches of the content security policy are collected. */
export interface Window {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: policy breaches and errors of the page. */
  complaints: string[];
}

/** Opens a window, of somebody who has answered the question for consent unless told otherwise. */
export async function openWindow(
  browser: Browser,
  { consent = "necessary", ...options }: BrowserContextOptions & { consent?: "all" | "necessary" | null } = {},
): Promise<Window> {
  const context = await browser.newContext({
    locale: "es-ES",
    viewport: { width: 1280, height: 900 },
    ...recording(),
    ...options,
  });
  if (consent) await context.addInitScript(answerConsent, consent);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted ?Type|TrustedHTML/i.test(message.text())) complaints.push(message.text());
  });
  page.setDefaultTimeout(20_000);
  return { context, page, complaints };
}

/** Frames of foreign pages and empty windows have no storage, and ask nothing. */
function answerConsent(answer: string): void {
  if (window === window.top && location.protocol !== "about:") localStorage.setItem("anaquel.consent", answer);
}

/** Keeps what the window says to the API in TRAFFIC_DIR, when that is set, for the comparison with the contract. */
function recording(): BrowserContextOptions {
  const folder = process.env.TRAFFIC_DIR;
  if (!folder) return {};
  const path = join(folder, `${randomUUID()}.har`);
  return { recordHar: { path, mode: "full", content: "embed", urlFilter: /\/api\// } };
}

/** Signs in by hand, as a person does. */
export async function signInByHand(page: Page, url: string, mail: string, password: string = PASSWORD): Promise<void> {
  await page.goto(`${url}/signin`);
  await signInHere(page, mail, password);
}

/** Fills and sends the sign-in form that the page shows. */
export async function signInHere(page: Page, mail: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(mail);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Signs a window in without the form, for journeys that begin after it. */
export async function signInWindow({ context }: Window, url: string, mail: string): Promise<void> {
  const { cookies } = await signedIn(url, mail);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url, httpOnly: true })));
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails when axe finds anything on the page, with no rule off. */
export async function expectAccessible(page: Page): Promise<void> {
  // A picture drawn ahead is not there for assistive technology: the page takes its place in a moment.
  await page.locator(".anaquel-picture").waitFor({ state: "detached" });
  // What is still fading in is judged by the colours it ends with.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  // The tool's own script would be refused by the portal's policy; it runs apart from the page's world.
  // A page keeps it until the next one is opened.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof AxeBuilder };
    // Of the rules for level AA this one has to be asked for.
    const { violations } = await axe.run(document, { rules: { "target-size": { enabled: true } } });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 90)}`).join(", ")}`,
    );
  });
  expect(found, found.join("\n")).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Fails when a screen breaks on a narrow telephone, or when axe finds anything there, in light or in dark. */
export async function expectGoodOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}
