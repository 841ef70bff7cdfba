import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { ENDED_LINK, MAILS, MATEMATICAS, OPEN_LINK, PASSWORD } from "./api.ts";
import { openBrowser } from "./browser.ts";
import { startPortal } from "./portal.ts";

const OUT = join(import.meta.dirname, "../../.screenshots");
const WIDTHS = [375, 768, 992, 1280] as const;
const LANGUAGES = ["es", "en", "it"] as const;
const COLOURS = ["light", "dark"] as const;

/** A screen: who sees it, where it is, and what is done before the picture. */
interface Screen {
  name: string;
  mail?: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

const title = (rest = "unit/all/cat/all/subcat/all?initTab=0") => `/title/${MATEMATICAS}/${rest}`;
const firstRow = (page: Page) => page.locator("tbody:not([aria-hidden]) tr button").first();

const SCREENS: readonly Screen[] = [
  { name: "sign-in", path: "/signin" },
  { name: "home-public", path: "/home" },
  { name: "help", path: "/help" },
  { name: "error", path: "/error" },
  { name: "students-terms", path: `/student/${OPEN_LINK}` },
  { name: "students-zone", path: `/student/${OPEN_LINK}`, act: (page) => page.locator("main button").first().click() },
  {
    name: "students-ended",
    path: `/student/${ENDED_LINK}`,
    act: (page) => page.locator("main button").first().click(),
  },
  { name: "home", mail: MAILS.teacher, path: "/" },
  { name: "home-empty", mail: MAILS.emptyShelf, path: "/" },
  { name: "home-plus", mail: MAILS.plus, path: "/" },
  { name: "title", mail: MAILS.teacher, path: title() },
  { name: "title-plus", mail: MAILS.teacher, path: title("unit/all/cat/all/subcat/all?initTab=1") },
  { name: "title-favourites", mail: MAILS.teacher, path: title("unit/favs/cat/all/subcat/all?initTab=0") },
  { name: "viewer", mail: MAILS.teacher, path: title(), act: (page) => firstRow(page).click() },
  { name: "coming", mail: MAILS.teacher, path: "/edit-library" },
  { name: "admin", mail: MAILS.support, path: "/admin" },
  { name: "admin-search", mail: MAILS.support, path: "/admin?surname1=ruiz" },
];

/** Takes the pictures. Names of screens on the command line narrow them. */
async function main(names: string[]): Promise<void> {
  const portal = await startPortal();
  const browser = await openBrowser();
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const mail of new Set(screens.map((screen) => screen.mail))) {
    const context = await browser.newContext({ locale: "es-ES" });
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
