import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { PASSWORD } from "./api.ts";
import { openBrowser } from "./browser.ts";
import { startPortal } from "./portal.ts";
import { SCREENS, type Screen } from "./screens.ts";

const OUT = join(import.meta.dirname, "../../.screenshots");
const WIDTHS = [375, 768, 992, 1280] as const;
const LANGUAGES = ["es", "en", "it"] as const;
const COLOURS = ["light", "dark"] as const;

/** Takes the pictures. Names of screens on the command line narrow them. */
async function main(names: string[]): Promise<void> {
  const portal = await startPortal();
  const browser = await openBrowser();
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const mail of new Set(screens.map((screen) => screen.mail))) {
    const context = await browser.newContext({ locale: "es-ES" });
    await context.addInitScript(() => localStorage.setItem("anaquel.consent", "necessary"));
    const page = await context.newPage();
    if (mail) await signIn(page, portal.url, mail);
    for (const screen of screens.filter((candidate) => candidate.mail === mail)) {
      for (const language of LANGUAGES) {
        await context.addCookies([{ name: "locale", value: language, url: portal.url }]);
        for (const colours of COLOURS) {
          for (const width of WIDTHS) await picture(page, portal.url, screen, { language, colours, width });
        }
      }
      process.stdout.write(`${screen.name}\n`);
    }
    await context.close();
  }
  await browser.close();
  await portal.stop();
}

async function signIn(page: Page, url: string, mail: string): Promise<void> {
  await page.goto(`${url}/signin`);
  await page.locator("input[autocomplete=username], input[type=email]").first().fill(mail);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL((address) => !address.pathname.startsWith("/signin"));
}

interface Look {
  language: string;
  colours: "light" | "dark";
  width: number;
}

async function picture(page: Page, url: string, screen: Screen, { language, colours, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: colours, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
  await page.goto(url + screen.path, { waitUntil: "networkidle" });
  await screen.act?.(page).catch(() => {});
  await page.waitForLoadState("networkidle");
  const folder = join(OUT, `${language}-${colours}`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${screen.name}-${width}.png`) });
}

await main(process.argv.slice(2));
