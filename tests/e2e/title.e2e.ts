import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { MAILS, MATEMATICAS, signedIn } from "../support/api.ts";
import { expectAccessible, expectNoOverflow, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const TITLE = `/title/${MATEMATICAS}/unit/all/cat/all/subcat/all?initTab=0`;

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

async function open(mail: string, path: string): Promise<Page> {
  await signInWindow(window, url, mail);
  await window.page.goto(url + path);
  return window.page;
}

async function openTitle(): Promise<Page> {
  const page = await open(MAILS.teacher, TITLE);
  await page.getByRole("heading", { level: 1, name: "Matemáticas" }).waitFor();
  return page;
}

const rows = (page: Page) => page.locator("tbody:not([aria-hidden]) tr");
const total = async (page: Page) => Number(await page.getByRole("table").getAttribute("aria-rowcount")) - 1;

describe("the title page", () => {
  test("P-009 P-148 P-150 P-155 P-156 T-474 T-475 units, categories and resources narrow each other by the address", async () => {
    const page = await openTitle();
    expect(await total(page)).toBe(120);
    await page.getByRole("link", { name: /Ecuaciones/ }).click();
    await page.waitForURL(/\/unit\/[0-9a-f-]{36}\/cat\/all/);
    await expect.poll(() => total(page)).toBe(10);
    expect(await page.getByRole("navigation", { name: "Estás aquí" }).innerText()).toMatch(
      /Mi biblioteca[\s\S]*Matemáticas[\s\S]*Ecuaciones/,
    );
    await page.getByRole("button", { name: "Desplegar Explicaciones" }).click();
    await page.getByRole("link", { name: /^En vídeo/ }).click();
    await expect.poll(() => total(page)).toBe(1);
    await page.reload();
    await expect.poll(() => total(page)).toBe(1);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(10);
  });

  test("P-151 P-162 T-469 T-479 the second tab holds other multimedia, and plain users do not have it", async () => {
    const page = await openTitle();
    await page
      .getByRole("link", { name: /Otros recursos multimedia/ })
      .first()
      .click();
    await page.waitForURL(/initTab=1/);
    await expect.poll(() => total(page)).toBe(24);
    await page.goto(`${url}/signout`);
    const { body } = await (await signedIn(url, MAILS.plainUser)).get("/api/library");
    const path = `/title/${body[0].nodeRef}/unit/all/cat/all/subcat/all?initTab=`;
    await open(MAILS.plainUser, `${path}0`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: /multimedia/i }).count()).toBe(0);
    await page.goto(`${url}${path}1`);
    await page.waitForURL(/\/error$/);
  });

  test.each([
    ["P-153 T-477 an unknown tab", `/title/${MATEMATICAS}/unit/all/cat/all/subcat/all?initTab=7`],
    [
      "P-158 T-480 an unknown unit",
      `/title/${MATEMATICAS}/unit/0b8f6a1e-0000-4a3c-8e43-6f1d0c9b7a10/cat/all/subcat/all?initTab=0`,
    ],
    ["P-159 T-481 an unknown category", `/title/${MATEMATICAS}/unit/all/cat/nothing/subcat/all?initTab=0`],
    ["P-160 T-482 an unknown subcategory", `/title/${MATEMATICAS}/unit/all/cat/guia/subcat/nothing?initTab=0`],
    [
      "P-161 T-483 a subcategory without its category",
      `/title/${MATEMATICAS}/unit/all/cat/all/subcat/guia-fichas?initTab=0`,
    ],
    [
      "a title that does not exist",
      "/title/0b8f6a1e-0000-4a3c-8e43-6f1d0c9b7a10/unit/all/cat/all/subcat/all?initTab=0",
    ],
  ])("%s leads to the error page", async (_name, path) => {
    const page = await open(MAILS.teacher, path);
    await page.waitForURL(/\/error$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("P-154 T-478 the second tab of a title without other multimedia leads to the error page", async () => {
    const { body } = await (await signedIn(url, MAILS.teacher)).get("/api/library");
    const plain = body.find((title: { name: string }) => title.name === "Historia del Arte");
    const page = await open(MAILS.teacher, `/title/${plain.nodeRef}/unit/all/cat/all/subcat/all?initTab=1`);
    await page.waitForURL(/\/error$/);
  });

  test("a title that is not yours says so and shows nothing of it", async () => {
    const page = await open(MAILS.emptyShelf, TITLE);
    await page.waitForURL(/\/error$/);
    expect(await page.locator("body").innerText()).not.toContain("Números enteros");
  });

  test("T-492 T-493 T-494 T-495 search finds without accents and case, from three letters on", async () => {
    const page = await openTitle();
    const search = page.getByRole("searchbox");
    await search.fill("pi");
    await search.fill("PITAGORAS");
    await expect.poll(() => total(page)).toBe(10);
    await page.getByText("Infografía: Teorema de Pitágoras").waitFor();
    await search.fill("zzzz");
    await page.getByText("No hay resultados").first().waitFor();
  });

  test("P-152 T-476 T-491 only what is new, by switch and by address", async () => {
    const page = await openTitle();
    await page.getByRole("switch").click();
    await expect.poll(() => total(page)).toBe(10);
    await expect.poll(() => rows(page).getByText("Nuevo", { exact: true }).count()).toBe(10);
    await page.goto(`${url}${TITLE}&new`);
    await expect.poll(() => total(page)).toBe(10);
  });

  test("P-149 T-473 a low bar with cover, name and subjects appears once the header is scrolled away", async () => {
    const page = await openTitle();
    const bar = page.getByTestId("sticky-title");
    expect(await bar.count()).toBe(0);
    await page.mouse.wheel(0, 900);
    await bar.waitFor();
    expect(await bar.innerText()).toContain("Matemáticas");
    await page.keyboard.press("Home");
    await expect.poll(() => bar.count()).toBe(0);
  });

  test("T-502 T-503 T-504 P-029 a favourite is marked at once, and found again among the favourites", async () => {
    const page = await openTitle();
    const star = page.getByRole("button", { name: "Favorito: Infografía: Números enteros" });
    await star.click();
    expect(await star.getAttribute("aria-pressed")).toBe("true");
    const client = await signedIn(url, MAILS.teacher);
    const isSaved = async () => {
      const { body } = await client.get(`/api/title/${MATEMATICAS}`);
      return body.resources
        .filter(({ favourite }: { favourite: boolean }) => favourite)
        .map(({ name }: { name: string }) => name);
    };
    await expect.poll(isSaved).toEqual(["Infografía: Números enteros"]);
    await page.getByRole("link", { name: "Favoritos" }).click();
    await page.waitForURL(/\/unit\/favs\//);
    await expect.poll(() => total(page)).toBe(1);
    await page.getByRole("button", { name: /^Favorito:/ }).click();
    await expect.poll(isSaved).toEqual([]);
  });
});

describe("the viewer", () => {
  test("P-157 T-475 plays video with captions on, and moves on by keys to the audio", async () => {
    const page = await openTitle();
    await page.getByRole("button", { name: "Números enteros: lo esencial en vídeo", exact: true }).click();
    const video = page.locator("video");
    await video.waitFor();
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3);
    expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe("showing");
    await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).focus();
    await page.keyboard.press("ArrowRight");
    const audio = page.locator("audio");
    await audio.waitFor();
    await audio.evaluate((element: HTMLAudioElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.3);
  });

  test("shows a page with its formula and figure in a frame that runs nothing", async () => {
    const page = await openTitle();
    await page.getByRole("button", { name: "Paso a paso: Números enteros", exact: true }).click();
    const frame = page.frameLocator("dialog iframe");
    await frame.locator("math").first().waitFor();
    await expect
      .poll(() => frame.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.locator("dialog iframe").getAttribute("sandbox")).not.toContain("allow-scripts");
  });

  test("shows pictures and documents, offers files, and opens by its address", async () => {
    const page = await openTitle();
    await page.getByRole("button", { name: "Infografía: Números enteros", exact: true }).click();
    await expect
      .poll(() => page.locator("dialog img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const address = page.url();
    expect(address).toContain("resource=");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Prueba de unidad (A y B): Números enteros", exact: true }).click();
    expect(await page.locator("dialog iframe").getAttribute("src")).toMatch(/\/media\/.+prueba\.pdf$/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Fichas editables: Números enteros", exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("link", { name: "Descargar" }).click();
    expect((await download).suggestedFilename()).toBe("fichas.zip");
    await page.goto(address);
    await page.getByRole("dialog").getByRole("heading", { name: "Infografía: Números enteros" }).waitFor();
  });

  test("gives the focus back to the row it came from", async () => {
    const page = await openTitle();
    const row = page.getByRole("button", { name: "Infografía: Números enteros", exact: true });
    await row.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("P-350 T-497 T-498 an external link opens by itself, and is recorded", async () => {
    const page = await openTitle();
    const recorded = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes(`/api/title/${MATEMATICAS}/resource/`),
    );
    const popup = window.context.waitForEvent("page");
    await page.getByRole("link", { name: /Para saber más: Números enteros/ }).click();
    expect((await recorded).status()).toBe(204);
    await (await popup).close();
  });

  test("is accessible", async () => {
    const page = await openTitle();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Infografía: Números enteros", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
  });
});

describe("products and sharing", () => {
  test("P-178 P-179 P-180 T-526 T-527 the products area has Online and Offline, with cards and installers", async () => {
    const page = await openTitle();
    await page
      .getByRole("link", { name: /Productos digitales/ })
      .first()
      .click();
    await page.getByText("Libro digital Matemáticas").first().waitFor();
    await page
      .getByRole("tab", { name: "Sin conexión" })
      .or(page.getByRole("button", { name: "Sin conexión" }))
      .or(page.getByRole("link", { name: "Sin conexión" }))
      .first()
      .click();
    await page.getByText("Instalador sin conexión").first().waitFor();
  });

  test("P-181 T-543 T-553 T-554 T-555 T-556 a title is shared: disclaimer, link, copy", async () => {
    await window.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await openTitle();
    await page.getByRole("button", { name: "Zona del alumnado" }).first().click();
    await page.getByRole("button", { name: "Aceptar y obtener el enlace" }).click();
    await page.getByRole("button", { name: /Copiar/ }).click();
    await page
      .getByText(/[Cc]opiado/)
      .first()
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^${url}/student/[0-9a-f-]{36}$`),
    );
  });
});

describe("a title with 5,000 resources", () => {
  test("draws at most 150 rows, wherever it is scrolled to", async () => {
    const { body } = await (await signedIn(url, MAILS.internalUser)).get("/api/library");
    const atlas = body.find((title: { name: string }) => title.name === "Atlas de recursos");
    const page = await open(MAILS.internalUser, `/title/${atlas.nodeRef}/unit/all/cat/all/subcat/all?initTab=0`);
    await page.getByRole("table").waitFor();
    expect(await total(page)).toBe(5000);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => globalThis.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect.poll(async () => (await rows(page).count()) > 5).toBe(true);
      expect(await rows(page).count()).toBeLessThanOrEqual(150);
    }
  });

  test("P-163 T-500 internal users filter by edition and language", async () => {
    const { body } = await (await signedIn(url, MAILS.internalUser)).get("/api/library");
    const atlas = body.find((title: { name: string }) => title.name === "Atlas de recursos");
    const page = await open(MAILS.internalUser, `/title/${atlas.nodeRef}/unit/all/cat/all/subcat/all?initTab=0`);
    await page.getByLabel("Edición").selectOption({ label: "Edición 2023" });
    await expect.poll(() => total(page)).toBe(2500);
  });
});

test("at 360 and 320 px nothing is wider than the screen", async () => {
  await window.page.setViewportSize({ width: 360, height: 780 });
  const page = await openTitle();
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 320, height: 780 });
  await expectNoOverflow(page);
});
