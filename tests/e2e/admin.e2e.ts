import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectAccessible, expectNoOverflow, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

async function admin(mail: string): Promise<Page> {
  await signInWindow(window, url, mail);
  await window.page.goto(`${url}/admin`);
  await window.page.waitForURL(/\/admin$/);
  return window.page;
}

async function search(): Promise<Page> {
  const page = await admin(MAILS.support);
  await page
    .getByRole("link", { name: /^Administration/ })
    .or(page.getByRole("button", { name: /^Administration/ }))
    .click();
  await page.getByLabel("First Surname").waitFor();
  return page;
}

const rows = (page: Page) => page.getByRole("table", { name: /Usuarios/ }).locator("tbody tr");

describe("the back-office start by role", () => {
  test("B-051 B-052 customer support has a menu of three, the first one leads to the search", async () => {
    const page = await search();
    await page.goBack();
    const menu = page.locator("main").getByText(/^(Administration|SZ Administration|Product Access Control)$/);
    expect(await menu.count()).toBe(3);
  });

  test("B-055 B-056 the invoice panel has two ways", async () => {
    const page = await admin(MAILS.invoice);
    await page.locator('main a[href="/admin/blink"]').waitFor();
    await page.locator('main a[href="/admin/lasalle"]').waitFor();
  });

  test("B-050 internal support has its own panel", async () => {
    const page = await admin(MAILS.internalSupport);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("main").getByText("SZ Administration").count()).toBe(0);
  });
});

describe("the user search", () => {
  test("B-058 B-059 B-061 B-064 B-081 finds the demo teacher by part of the surname, without accents, with Enter", async () => {
    const page = await search();
    await page.getByLabel("First Surname").fill("RUÍZ");
    await page.getByLabel("Second Surname").fill("lafu");
    await page.keyboard.press("Enter");
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).first().innerText()).toContain("marta.ruiz@demo.anaquel.example");
    await page.getByText("1 registro encontrado").waitFor();
  });

  test("B-077 B-078 an empty search is not sent, and one without hits says so", async () => {
    const page = await search();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/admin/customer/users?") && asked.push(request.url()));
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByText("Please enter atleast one field").waitFor();
    expect(asked).toEqual([]);
    await page.getByLabel("Name", { exact: true }).fill("zzzzzz");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByText("No results found").waitFor();
  });

  test("B-062 B-063 B-065 B-079 results are sorted by either date and paged by a hundred", async () => {
    const page = await search();
    await page.getByLabel("Role").selectOption("TEACHER");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect.poll(() => rows(page).count()).toBe(100);
    await page.getByRole("button", { name: "Create Date" }).click();
    await expect
      .poll(() => page.getByRole("columnheader", { name: "Create Date" }).getAttribute("aria-sort"))
      .toBe("descending");
    const first = await rows(page).first().innerText();
    await page.getByRole("button", { name: "Siguiente" }).click();
    await expect.poll(() => rows(page).first().innerText()).not.toBe(first);
    await page.getByRole("button", { name: "Last Login" }).click();
    await expect
      .poll(() => page.getByRole("columnheader", { name: "Last Login" }).getAttribute("aria-sort"))
      .toBe("descending");
  });

  test("B-080 fictitious teachers come a thousand to a page", async () => {
    const page = await search();
    await page.getByLabel("Role").selectOption("TEACHER_FAKE");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(300);
  });

  test("B-068 B-069 B-076 teachers are counted by role, and counted again on request", async () => {
    const page = await search();
    const asked = page.waitForResponse((answer) => answer.url().endsWith("/api/admin/customer/users-count-by-role"));
    await page.getByRole("button", { name: "Refresh teachers" }).click();
    expect((await asked).status()).toBe(200);
  });

  test("filters stand in the address and come back with it", async () => {
    const page = await search();
    await page.getByLabel("First Surname").fill("núñez");
    await page.keyboard.press("Enter");
    await page.waitForURL(/surname1=/);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
    const count = await rows(page).count();
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(count);
  });

  test("is accessible, and fits a phone", async () => {
    const page = await search();
    await page.getByLabel("First Surname").fill("ruiz");
    await page.keyboard.press("Enter");
    await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await expectNoOverflow(page);
  });
});
