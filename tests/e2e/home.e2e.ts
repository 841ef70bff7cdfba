import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { ApiClient, MAILS, MATEMATICAS } from "../support/api.ts";
import { expectAccessible, expectGoodOnPhone, signInByHand, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const PROMOTED = MAILS.teacher.replace("marta.ruiz", "pilar.promocion");
const WELCOMED = MAILS.teacher.replace("marta.ruiz", "mario.mec");

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

async function home(mail: string): Promise<Page> {
  await signInWindow(window, url, mail);
  await window.page.goto(url);
  await window.page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
  return window.page;
}

describe("promotions", () => {
  test("P-130 T-428 T-446 T-447 an advertisement leads to its information, and stays away once it is closed", async () => {
    const page = await home(MAILS.teacher);
    const banner = page.getByRole("region", { name: "Cuaderno de cálculo mental para 2º ESO" });
    await banner.waitFor();
    await expectAccessible(page);
    const recorded = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().includes("/api/promotions-title/"),
    );
    const information = window.context.waitForEvent("page");
    await banner.getByRole("link", { name: "Más información" }).click();
    expect((await recorded).postDataJSON()).toMatchObject({ titlePromotion: "Cuaderno de cálculo mental para 2º ESO" });
    await (await information).close();
    const closed = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await banner.getByRole("button", { name: "Cerrar: Cuaderno de cálculo mental para 2º ESO" }).click();
    await expect.poll(() => banner.count()).toBe(0);
    await closed;
    await page.reload();
    await page.getByRole("region", { name: "Cambio de centro" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await banner.count()).toBe(0);
  });

  test("T-434 T-437 T-449 the title that is offered after signing in stands on the shelf once it is accepted", async () => {
    const { page } = window;
    await signInByHand(page, url, PROMOTED);
    const dialog = page.getByRole("dialog", { name: "Estrena Música 5 con tu clase de Plástica" });
    await dialog.waitFor();
    await expectGoodOnPhone(page);
    await dialog.getByRole("button", { name: "Añadir a mi biblioteca" }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole("tab", { name: /Demo/ }).click();
    await page
      .getByRole("link", { name: /A compás: Música/ })
      .first()
      .waitFor();
    await page.context().clearCookies();
    await signInByHand(page, url, PROMOTED);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
  });
});

describe("the welcome carousel", () => {
  test("P-171 P-338 T-519 once it is stopped it does not open by itself again, on any title", async () => {
    await new ApiClient(url).call("PUT", "/dev/features", { carousel: true });
    await signInWindow(window, url, WELCOMED);
    const { page } = window;
    const title = `${url}/title/${MATEMATICAS}/unit/all/cat/all/subcat/all`;
    await page.goto(title);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await expectAccessible(page);
    const noted = page.waitForResponse((answer) => answer.url().endsWith("/api/user/disabletitlecarousel"));
    await dialog.getByRole("button", { name: "No volver a mostrar" }).click();
    expect((await noted).status()).toBe(200);
    await expect.poll(() => dialog.count()).toBe(0);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
  });
});
