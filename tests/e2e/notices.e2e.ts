import { describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectAccessible, expectGoodOnPhone, signInByHand, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

describe("what a teacher is told", () => {
  test("P-113 P-254 T-074 T-077 the bell has a dot until the list of new material was read, and the list leads into the title", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.teacher.replace("marta.ruiz", "inma.encuesta"));
    await page.getByRole("dialog").getByRole("button", { name: "Mostrar más tarde" }).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Notificaciones/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "Notificaciones" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: /Ecuaciones/ }).click();
    await page.waitForURL(/\/title\/7d3e0c52-.*\/unit\/[0-9a-f-]{36}\//);
    await page.getByRole("heading", { level: 1, name: "Matemáticas" }).waitFor();
  });

  test("P-256 P-260 the free-adoption dialog opens over the home page and does not come back once it is refused", async () => {
    const { page } = window;
    const mail = MAILS.teacher.replace("marta.ruiz", "gloria.avisos");
    await signInByHand(page, url, mail);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole("checkbox", { name: "No volver a mostrar" }).check();
    const told = page.waitForResponse((response) => response.url().endsWith("/api/notifications/gpa"));
    await dialog.getByRole("button", { name: "Cerrar" }).last().click();
    expect((await told).status()).toBe(200);
    await page.reload();
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    const { type } = await (await page.request.get(`${url}/api/notifications`)).json();
    expect(type).toBeNull();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

describe("the choice of the library", () => {
  test("P-183 P-184 P-185 P-190 P-196 titles are taken off and put on, saved as a whole, and the home page shows the new shelf", async () => {
    const { page } = window;
    const mail = MAILS.teacher.replace("marta.ruiz", "hugo.adopciones");
    await signInByHand(page, url, mail);
    await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).last().click();
    await page.getByRole("link", { name: "Editar biblioteca" }).click();
    await page.getByRole("heading", { level: 1, name: "Editar biblioteca" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("tab", { name: /ESO/ }).click();
    await page.getByRole("button", { name: /Física y Química/ }).click();
    await page.getByRole("button", { name: "Guardar mi biblioteca" }).click();
    await page.waitForURL(`${url}/`);
    await page
      .getByRole("link", { name: /Matemáticas/ })
      .first()
      .waitFor();
    const shelf = await (await page.request.get(`${url}/api/library`)).json();
    expect(shelf.map(({ name }: { name: string }) => name)).toEqual(["Matemáticas"]);
  });

  test("P-182 P-183 P-188 P-193 an internal user searches the whole catalogue, and what is chosen stands on the shelf", async () => {
    await signInWindow(window, url, MAILS.teacher.replace("marta.ruiz", "ivan.internal"));
    const { page } = window;
    await page.goto(`${url}/edit-library`);
    await page.getByRole("heading", { level: 2, name: "En tu estante" }).waitFor();
    const searched: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/library/all/search") searched.push(searchParams.get("search") ?? "");
    });
    const search = page.getByLabel("Buscar un título");
    await search.fill("xyz sin título");
    await page.getByRole("heading", { name: "Ningún título se llama «xyz sin título»" }).waitFor();
    await expectGoodOnPhone(page);
    await search.fill("fi");
    await page.getByRole("heading", { level: 2, name: "En tu estante" }).waitFor();
    await search.fill("FISICA");
    await page.getByRole("heading", { level: 2, name: /títulos? encontrados?/ }).waitFor();
    expect(searched).toEqual(["xyz sin título", "FISICA"]);
    const title = page.getByRole("button", { name: /Física y Química/ });
    await title.click();
    expect(await title.getAttribute("aria-pressed")).toBe("true");
    await expectGoodOnPhone(page);
    await page.getByRole("button", { name: "Guardar mi biblioteca" }).click();
    await page.waitForURL(`${url}/`);
    const shelf = await (await page.request.get(`${url}/api/library`)).json();
    expect(shelf.map(({ name }: { name: string }) => name).toSorted()).toEqual(["Física y Química", "Matemáticas"]);
  });
});
