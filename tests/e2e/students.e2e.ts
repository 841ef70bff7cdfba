import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { ENDED_LINK, OPEN_LINK, THREE_DEVICE_LINK } from "../support/api.ts";
import { expectAccessible, expectNoOverflow, openWindow, type Window } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

const { browser, url } = await openStage();

/** A phone of its own, with the zone opened up to the terms or beyond. */
async function onPhone(
  token: string,
  act: (page: Page, window: Window) => Promise<void>,
  accept = true,
): Promise<void> {
  const window = await openWindow(browser, PHONE);
  try {
    await window.page.goto(`${url}/student/${token}`);
    if (accept) await window.page.getByRole("button", { name: "Aceptar y continuar" }).click();
    await act(window.page, window);
    expect(window.complaints).toEqual([]);
  } finally {
    await window.context.close();
  }
}

describe("the students' zone on a phone, without an account", () => {
  test("B-266 B-267 B-268 B-277 B-280 terms first, nothing is loaded before; then the title with two tabs", async () => {
    await onPhone(
      OPEN_LINK,
      async (page) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url()));
        await page.getByRole("heading", { name: "Antes de empezar" }).waitFor();
        expect(asked.filter((address) => address.includes(`/api/student/${OPEN_LINK}`))).toEqual([]);
        await page.getByRole("button", { name: "Aceptar y continuar" }).click();
        await page.getByRole("heading", { level: 1, name: "Matemáticas" }).waitFor();
        await page.getByText("Zona del alumnado").first().waitFor();
        await page.getByText("Marta Ruiz Lafuente").waitFor();
        expect(await page.getByRole("tab").count()).toBe(2);
        await expectNoOverflow(page);
        await expectAccessible(page);
      },
      false,
    );
  });

  test("B-269 B-270 T-501 category and unit narrow the list by the address; no favourites, no new markers", async () => {
    await onPhone(OPEN_LINK, async (page) => {
      await page.getByLabel("Categoría").selectOption({ index: 1 });
      await page.waitForURL(/\/student\/[0-9a-f-]+\/cat\/[^/]+\/subcat\//);
      expect(await page.getByRole("button", { name: /^Favorito/ }).count()).toBe(0);
      expect(await page.getByText("Nuevo", { exact: true }).count()).toBe(0);
    });
  });

  test("B-271 a resource opens in the viewer", async () => {
    await onPhone(OPEN_LINK, async (page) => {
      await page.getByRole("button", { name: "Infografía: Números enteros", exact: true }).click();
      await expect
        .poll(() => page.locator("dialog img").evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
    });
  });

  test("P-350 T-499 an external link opens at once, and its opening is recorded", async () => {
    await onPhone(OPEN_LINK, async (page, { context }) => {
      const recorded = page.waitForResponse(
        (answer) => answer.request().method() === "POST" && answer.url().includes("/resource/"),
      );
      const popup = context.waitForEvent("page");
      await page.getByRole("link", { name: /Para saber más: Números enteros/ }).click();
      await (await popup).close();
      expect((await recorded).status()).toBe(204);
    });
  });

  test("P-356 says every two minutes that it is still open", async () => {
    await onPhone(OPEN_LINK, async (page) => {
      await page.getByRole("tab").first().waitFor();
      await page.clock.install();
      await page.reload();
      await page.getByRole("tab").first().waitFor();
      const pings: string[] = [];
      page.on("response", (answer) => {
        if (answer.url().endsWith(`/api/student/${OPEN_LINK}/ping`)) pings.push(answer.request().method());
      });
      await page.clock.runFor(119_000);
      expect(pings).toEqual([]);
      await page.clock.runFor(2000);
      await expect.poll(() => pings).toEqual(["POST"]);
    });
  });

  test("B-272 B-281 a digital product opens in a window of its own", async () => {
    await onPhone(OPEN_LINK, async (page, { context }) => {
      await page.getByRole("tab", { name: /Productos digitales/ }).click();
      const popup = context.waitForEvent("page");
      await page.getByRole("button", { name: /Abrir/ }).first().click();
      const opened = await popup;
      await opened.waitForURL(/\/media\//);
    });
  });

  test("B-282 P-357 a link with three devices lets three in and refuses the fourth, with words of its own", async () => {
    for (let device = 1; device <= 3; device += 1) {
      await onPhone(THREE_DEVICE_LINK, async (page) => {
        await page.getByRole("heading", { level: 1, name: "Lengua Castellana y Literatura" }).waitFor();
      });
    }
    await onPhone(THREE_DEVICE_LINK, async (page) => {
      await page.getByText("A este enlace no le quedan dispositivos").waitFor();
      expect(await page.getByText("Lengua Castellana y Literatura").count()).toBe(0);
      await expectAccessible(page);
    });
  });

  test.each([
    ["an ended link", ENDED_LINK],
    ["an unknown link", "5e2f9a70-3b61-4d0f-a2c8-000000000000"],
  ])("B-284 B-286 %s says that it does not open", async (_name, token) => {
    await onPhone(token, async (page) => {
      await page.getByText("Este enlace no se abre").waitFor();
    });
  });

  test("the same device opens the link again at no cost", async () => {
    await onPhone(OPEN_LINK, async (page) => {
      await page.getByRole("heading", { level: 1, name: "Matemáticas" }).waitFor();
      const left = async () => Number(/(\d+) dispositivos/.exec(await page.locator("main").innerText())?.[1]);
      const before = await left();
      await page.reload();
      await page.getByRole("heading", { level: 1, name: "Matemáticas" }).waitFor();
      expect(await left()).toBe(before);
    });
  });

  test.each([
    ["B-304 classroom-unauthorized", "/classroom-unauthorized"],
    ["B-304 classroom-notfound", "/classroom-notfound"],
    ["B-304 classroom-error", "/classroom-error"],
    ["P-018 T-031 error", "/error/"],
    ["P-015 help", "/help"],
    ["P-016 blinkcpt-help", "/blinkcpt-help"],
    ["P-014 forgot-password", "/forgot-password"],
    ["P-013 register", "/register"],
  ])("%s is a page with a heading, accessible", async (_name, path) => {
    const { page, context } = await openWindow(browser, PHONE);
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await context.close();
  });
});
