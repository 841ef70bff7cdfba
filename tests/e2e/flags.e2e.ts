import type { Page } from "playwright";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient, MAILS, MATEMATICAS, OPEN_LINK } from "../support/api.ts";
import { expectAccessible, expectGoodOnPhone, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const ASKED = MAILS.teacher.replace("marta.ruiz", "inma.encuesta");
const ALL_ON = { carousel: true, oldApp: true, polls: true, managedSurvey: true, localPublishingSurvey: true };
const SURVEYS = {
  polls: "/api/user/polls",
  managedSurvey: "/api/user/managed-survey/satisfaction",
  localPublishingSurvey: "/api/user/managed-survey/local",
} as const;
const WEDNESDAY = 3;

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage, { timezoneId: "UTC" });

beforeAll(async () => {
  await dev("clock", { offsetMs: untilAfternoon() });
});
beforeEach(async () => {
  await dev("features", ALL_ON);
});
/** Milliseconds until next Wednesday at 17:00, when no school is open and every survey may appear. Source: P-275. */
function untilAfternoon(): number {
  const now = new Date();
  const then = new Date(now);
  then.setUTCDate(now.getUTCDate() + 7 + WEDNESDAY - now.getUTCDay());
  then.setUTCHours(17, 0, 0, 0);
  return then.getTime() - now.getTime();
}

async function dev(helper: string, body: object): Promise<void> {
  expect((await new ApiClient(url).call("PUT", `/dev/${helper}`, body)).status).toBeLessThan(300);
}

/** Notes what is asked of the API from now on. */
function asked(): string[] {
  const paths: string[] = [];
  window.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/")) paths.push(pathname);
  });
  return paths;
}

async function home(mail: string): Promise<Page> {
  await signInWindow(window, url, mail);
  await window.page.goto(url);
  await window.page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
  return window.page;
}

const dialog = () => window.page.getByRole("dialog", { name: "Tu opinión nos ayuda a mejorar" });
const button = () => window.page.getByRole("banner").getByRole("button", { name: "Tu opinión" });
const poll = () => window.page.getByRole("region", { name: "Encuesta breve" });

describe("the parts that are switched one by one", () => {
  test("P-008 P-059 P-109 P-288 while everything is on, a teacher is asked for opinions, one after the other", async () => {
    const requests = asked();
    const page = await home(ASKED);
    await dialog().waitFor();
    await button().waitFor();
    expect(await poll().count()).toBe(0);
    await page.keyboard.press("Escape");
    await poll().waitFor();
    expect(requests).toEqual(expect.arrayContaining(Object.values(SURVEYS)));
    await expectAccessible(window.page);
  });

  test("P-059 P-061 without polls none is loaded or shown, and the surveys are", async () => {
    await dev("features", { polls: false });
    const requests = asked();
    const page = await home(ASKED);
    await dialog().waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog().count()).toBe(0);
    await page.waitForLoadState("networkidle");
    expect(requests).not.toContain(SURVEYS.polls);
    expect(await poll().count()).toBe(0);
  });

  test("P-059 P-062 without the managed survey it is neither asked for nor shown, and the local one takes its place", async () => {
    await dev("features", { managedSurvey: false });
    const requests = asked();
    const page = await home(ASKED);
    await dialog().getByRole("link", { name: "Abrir la encuesta" }).waitFor();
    expect(await dialog().getByRole("link").getAttribute("href")).toContain("/local?c=");
    await page.waitForLoadState("networkidle");
    expect(requests).not.toContain(SURVEYS.managedSurvey);
    expect(requests).toContain(SURVEYS.localPublishingSurvey);
  });

  test("P-059 P-063 without the local survey it is not asked for, and the managed one is", async () => {
    await dev("features", { localPublishingSurvey: false });
    const requests = asked();
    const page = await home(ASKED);
    expect(await dialog().getByRole("link").getAttribute("href")).toContain("/satisfaccion");
    await page.waitForLoadState("networkidle");
    expect(requests).not.toContain(SURVEYS.localPublishingSurvey);
  });

  test("P-061 P-062 P-063 with all of them off nothing is requested, and neither dialog nor button nor poll is shown", async () => {
    await dev("features", { polls: false, managedSurvey: false, localPublishingSurvey: false });
    const requests = asked();
    const page = await home(ASKED);
    await page
      .getByRole("link", { name: /Matemáticas/ })
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    expect(requests).toContain("/api/features");
    expect(requests.filter((path) => Object.values<string>(SURVEYS).includes(path))).toEqual([]);
    expect([await dialog().count(), await button().count(), await poll().count()]).toEqual([0, 0, 0]);
  });
});

describe("the welcome carousel of a title page", () => {
  const POSTS = "/api/content/help/posts";
  const title = `/title/${MATEMATICAS}/unit/all/cat/all/subcat/all?initTab=0`;
  const help = () => window.page.getByRole("banner").getByRole("button", { name: "Ayuda" });

  async function openTitle(): Promise<string[]> {
    await signInWindow(window, url, MAILS.fakeTeacher);
    const requests = asked();
    await window.page.goto(url + title);
    await window.page.locator("h1", { hasText: "Matemáticas" }).waitFor();
    return requests;
  }

  test("P-059 P-060 never opens without its flag, neither by itself nor on demand, and is not loaded", async () => {
    await dev("features", { carousel: false });
    const requests = await openTitle();
    await window.page.waitForLoadState("networkidle");
    expect(requests).not.toContain(POSTS);
    expect([await help().count(), await window.page.getByRole("dialog").count()]).toEqual([0, 0]);
  });

  test("P-059 opens by itself with its flag, and again on demand", async () => {
    const requests = await openTitle();
    const { page } = window;
    await page.getByRole("dialog").waitFor();
    expect(requests).toContain(POSTS);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await help().click();
    await page.getByRole("dialog").waitFor();
  });
});

describe("the local survey", () => {
  test("P-283 P-284 P-287 opens with the code of the language, is answered, and does not come back", async () => {
    await dev("features", { managedSurvey: false });
    const page = await home(ASKED);
    const open = dialog().getByRole("link", { name: "Abrir la encuesta" });
    expect(await open.getAttribute("href")).toBe("https://encuestas.anaquel.example/local?c=2");
    await expectAccessible(page);
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().endsWith(SURVEYS.localPublishingSurvey),
    );
    const opened = window.context.waitForEvent("page");
    await open.click();
    const answer = await answered;
    expect([answer.status(), answer.request().postDataJSON()]).toEqual([200, { action: "responder" }]);
    await (await opened).close();
    await expect.poll(() => dialog().count()).toBe(0);
    await page.reload();
    await page
      .getByRole("link", { name: /Matemáticas/ })
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    expect([await dialog().count(), await button().count()]).toEqual([0, 0]);
  });
});

describe("the portal with only the back-office open", () => {
  const missing = () => window.page.getByRole("heading", { level: 1, name: "Aquí no hay ninguna página" });

  async function open(path: string): Promise<string> {
    await window.page.goto(url + path);
    await window.page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect.poll(() => window.page.getByRole("progressbar").count()).toBe(0);
    return window.page.url().slice(url.length);
  }

  beforeEach(() => dev("features", { oldApp: false }));

  test.each([
    [
      "a teacher",
      MAILS.teacher,
      [
        "/edit-account",
        "/edit-library",
        "/change-password",
        "/change-school",
        "/activate-license",
        "/notifications",
        "/gratis-adoption",
        `/title/${MATEMATICAS}/unit/all/cat/all/subcat/all?initTab=0`,
        "/nowhere",
      ],
    ],
    ["support", MAILS.support, ["/edit-account", "/help", "/nowhere"]],
    ["a visitor", null, ["/home", "/help", "/register", "/classroom-error", `/student/${OPEN_LINK}`, "/edit-account"]],
  ])("P-036 P-037 has no other page for %s than the named ones, and says so in place", async (_who, mail, paths) => {
    if (mail) await signInWindow(window, url, mail);
    for (const path of paths) {
      await window.page.goto(url + path);
      await missing().waitFor();
      expect(window.page.url().slice(url.length)).toBe(path);
    }
    expect(await window.page.title()).toContain("Página no encontrada");
    await expectGoodOnPhone(window.page);
  });

  test("P-036 the start page and the back-office are there for those who may open them", async () => {
    await signInWindow(window, url, MAILS.support);
    for (const path of ["/admin", "/edit/customer/1"]) {
      expect(await open(path)).toBe(path);
      expect(await missing().count()).toBe(0);
      await expectAccessible(window.page);
    }
    await signInWindow(window, url, MAILS.invoice);
    expect(await open("/admin/blink")).toBe("/admin/blink");
    expect(await missing().count()).toBe(0);
    await signInWindow(window, url, MAILS.teacher);
    expect(await open("/")).toBe("/");
    await window.page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
  });

  test("P-019 P-036 visitors can sign in, recover the password, and are asked to sign in at the back-office", async () => {
    for (const path of ["/signin", "/forgot-password", "/error", "/contact"]) {
      expect(await open(path)).toBe(path);
      expect(await missing().count()).toBe(0);
    }
    for (const path of ["/admin", "/administration"]) expect(await open(path)).toMatch(/^\/signin\?returnTo=/);
  });

  test("P-035 all the pages are back once the whole portal is", async () => {
    await dev("features", { oldApp: true });
    await signInWindow(window, url, MAILS.teacher);
    expect(await open("/edit-account")).toBe("/edit-account");
    expect(await missing().count()).toBe(0);
  });
});

test("P-038 while it is not known which pages there are, a bar is shown instead of them", async () => {
  const { page } = window;
  await signInWindow(window, url, MAILS.teacher);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/features", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/edit-account`);
  await page.getByRole("progressbar", { name: "El portal se está abriendo" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
  release();
  await page.getByRole("heading", { level: 1, name: "Editar cuenta" }).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
});
