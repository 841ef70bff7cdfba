import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { SEED_ZONE_LINKS } from "../../server/src/sandbox/seed/zone-admin.ts";
import { ENDED_LINK, MAILS, OPEN_LINK } from "../support/api.ts";
import { expectAccessible, expectGoodOnPhone, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

async function openZone(): Promise<Page> {
  const { page } = window;
  await signInWindow(window, url, MAILS.support);
  await page.goto(`${url}/admin`);
  await page.getByRole("button", { name: /^SZ Administration/ }).click();
  await page.getByRole("heading", { name: "Student Area Search" }).waitFor();
  return page;
}

async function search(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(text);
  await page.keyboard.press("Enter");
}

const rows = (page: Page) => page.getByRole("table", { name: "Enlaces encontrados" }).locator("tbody tr");
const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(new Date());

describe("the search of students' links", () => {
  test("B-053 B-186 B-187 B-188 B-193 finds links by part of the school with Enter, and goes back to the start", async () => {
    const page = await openZone();
    await search(page, "School", "RIBERA");
    await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
    await page.getByRole("columnheader", { name: "% Increase" }).waitFor();
    const count = await rows(page).count();
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(count);
    await expectAccessible(page);
    await expectGoodOnPhone(page);
    await page.getByRole("link", { name: "Go back" }).click();
    await page.waitForURL(/\/admin$/);
  });

  test("B-197 B-198 an empty search is not sent, and one without hits says so", async () => {
    const page = await openZone();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByText("Please enter at least one field").waitFor();
    await expect.poll(() => page.getByLabel("Token").evaluate((field) => field === document.activeElement)).toBe(true);
    await search(page, "Title", "zzzzzz");
    await page.getByText("No results found").waitFor();
  });

  test("B-192 B-451 the schools and titles are downloaded as a spreadsheet", async () => {
    const page = await openZone();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /Excel/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("students-zone.xlsx");
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });
});

describe("a link", () => {
  test("B-189 B-195 that has ended keeps its log only", async () => {
    const page = await openZone();
    await search(page, "Token", ENDED_LINK);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await page.getByRole("button", { name: /^Cancel Token/ }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: /^Update values: Fís/ }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: /^Activity Log: Fís/ }).click();
    await page.getByRole("heading", { name: "Todavía no se ha cambiado nada" }).waitFor();
  });

  test("B-174 B-176 B-177 gets values of its own, and its log says who gave them", async () => {
    const page = await openZone();
    await search(page, "Token", SEED_ZONE_LINKS.ownLimits);
    await page.getByRole("button", { name: /^Update values: Mat/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("% Increase").fill("45");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await page.getByText("Los valores del enlace se han guardado.").waitFor();
    await expect.poll(() => rows(page).first().innerText()).toContain("45");
    await page.getByRole("button", { name: /^Activity Log: Mat/ }).click();
    await page.getByText("% Increase: 30 → 45").waitFor();
    await page.getByRole("columnheader", { name: "Action" }).waitFor();
    expect(await page.locator("tbody tr").first().innerText()).toContain(MAILS.support);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Go back" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
  });

  test("B-196 B-447 that is cancelled today is closed to students at once", async () => {
    const page = await openZone();
    await search(page, "Token", OPEN_LINK);
    await page.getByRole("button", { name: /^Cancel Token: Mat/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Fecha de bloqueo").fill("2020-01-01");
    await dialog.getByRole("button", { name: "Cancel Token" }).click();
    await dialog.getByText(/^Elige una fecha entre/).waitFor();
    await dialog.getByLabel("Fecha de bloqueo").fill(today());
    await dialog.getByRole("button", { name: "Cancel Token" }).click();
    await page.getByText(/^El enlace queda cerrado/).waitFor();
    const answer = await fetch(`${url}/api/student/${OPEN_LINK}/ping`, { method: "POST" });
    expect(((await answer.json()) as { reason: string }).reason).toBe("LINK_CLOSED");
  });
});

test("B-179 B-181 B-182 B-190 B-191 the global values are edited in a dialog, and have a log without actions", async () => {
  const page = await openZone();
  const bar = page.getByRole("region", { name: "Global Values" });
  await bar.getByText("10", { exact: true }).waitFor();
  await bar.getByRole("button", { name: /^Update values/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("No changes have been made").waitFor();
  await dialog.getByLabel("% Increase").fill("25");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.waitFor({ state: "detached" });
  await bar.getByText("25", { exact: true }).waitFor();
  await bar.getByRole("button", { name: /^Activity Log/ }).click();
  await page.getByText("% Increase: 10 → 25").waitFor();
  expect(await page.getByRole("columnheader", { name: "Action" }).count()).toBe(0);
});
