import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient, MAILS } from "../support/api.ts";
import { expectAccessible, openBrowser, openWindow, signInByHand } from "../support/browser.ts";
import { startDatabase, type TestDatabase } from "../support/database.ts";
import { type Portal, startPortal } from "../support/portal.ts";

let browser: Browser;
let database: TestDatabase;
let portal: Portal;

beforeAll(async () => {
  browser = await openBrowser();
  database = await startDatabase();
  portal = await startPortal({ DATABASE_URL: database.url });
});

afterAll(async () => {
  await browser.close();
  await portal.stop();
  await database.stop();
});

describe("when something behind the portal fails, the screen says so and loses nothing", () => {
  test("P-138 T-065 a stopped database: the library says it, and comes back on request", async () => {
    const { page, context } = await openWindow(browser);
    await signInByHand(page, portal.url, MAILS.teacher);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    await database.stop();
    await page.reload();
    const retry = page.getByRole("button", { name: "Intentar de nuevo" });
    await retry.first().waitFor();
    await expectAccessible(page);
    await database.start();
    await expect
      .poll(
        async () => {
          if (await retry.first().isVisible()) await retry.first().click();
          return page.getByRole("link", { name: /^Matemáticas 2º ESO/ }).count();
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBe(1);
    await context.close();
  });

  test("P-100 a database that is stopped during sign-in shows the general error, not wrong credentials", async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(`${portal.url}/signin`);
    await database.stop();
    await signInByHand(page, portal.url, MAILS.teacher);
    const alert = page.getByRole("alert").first();
    await alert.waitFor();
    expect(await alert.innerText()).not.toContain("contraseña no son correctos");
    await database.start();
    await context.close();
  });

  test("a dead API: the screen offers to try again, and the portal heals by itself", async () => {
    const { page, context } = await openWindow(browser);
    await expect
      .poll(async () => (await new ApiClient(portal.url).get("/api/features")).status, { timeout: 20_000 })
      .toBe(200);
    await signInByHand(page, portal.url, MAILS.teacher);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    const { pid } = JSON.parse(readFileSync(join(portal.dataDir, "sandbox.json"), "utf8")) as { pid: number };
    process.kill(pid, "SIGKILL");
    await page.reload();
    await expect
      .poll(
        async () => {
          const retry = page.getByRole("button", { name: "Intentar de nuevo" });
          if (await retry.first().isVisible()) await retry.first().click();
          return page.getByRole("link", { name: /^Matemáticas 2º ESO/ }).count();
        },
        { timeout: 40_000, interval: 1000 },
      )
      .toBe(1);
    await context.close();
  });

  test("a session that ends while somebody works leads to sign-in and back to the same place", async () => {
    const { page, context } = await openWindow(browser);
    await signInByHand(page, portal.url, MAILS.teacher);
    await page.getByRole("link", { name: /^Matemáticas 2º ESO/ }).click();
    await page.getByRole("heading", { level: 1, name: "Matemáticas" }).waitFor();
    const place = page.url();
    await context.clearCookies({ name: "anaquel" });
    await page.goto(place);
    await page.waitForURL(/\/signin\?returnTo=/);
    await page.getByLabel("Correo electrónico").fill(MAILS.teacher);
    await page.getByLabel("Contraseña", { exact: true }).fill("Anaquel2026");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.waitForURL(place);
    await context.close();
  });
});

describe("on the mocks", () => {
  test("the same screens stand on the contract's examples", async () => {
    const mocks = await startPortal({ UPSTREAM: "prism" });
    const { page, context, complaints } = await openWindow(browser);
    await signInByHand(page, mocks.url, MAILS.teacher);
    // The examples tell of an offer that the teacher has not seen yet.
    await page.getByRole("dialog", { name: /material gratuito/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Cuaderno de cálculo mental para 2º ESO" }).waitFor();
    await page.getByRole("button", { name: /^Llegan 340 problemas interactivos/ }).waitFor();
    await page.getByText("Atención al profesorado: 900 000 214").first().waitFor();
    await page.getByRole("link", { name: /^Matemáticas 2º ESO/ }).click();
    await page.getByRole("heading", { level: 1, name: "Matemáticas" }).waitFor();
    await page.getByRole("button", { name: "Ecuaciones: lo esencial en vídeo", exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    await mocks.stop();
  });
});
