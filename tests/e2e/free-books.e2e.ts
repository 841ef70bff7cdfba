import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectGoodOnPhone, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const MARIO = "mario.mec@demo.anaquel.example";
const GLORIA = "gloria.avisos@demo.anaquel.example";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

/** Opens the area as somebody. */
async function open(mail: string, path = "/gratishp"): Promise<Page> {
  await signInWindow(window, url, mail);
  await window.page.goto(url + path);
  return window.page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const acceptTerms = (page: Page) => press(page, "Aceptar y continuar");
const acceptLegal = (page: Page) => page.getByLabel(/^Los datos son ciertos/).check();
const image = (name: string, mimeType: string, size = 4000) => {
  const buffer = Buffer.alloc(size);
  buffer.set([0xff, 0xd8, 0xff, 0xe0]);
  return { name, mimeType, buffer };
};

/** Chooses level, subject and title of a child whose school is known. */
async function chooseTitles(page: Page): Promise<void> {
  await page.getByLabel("Nivel", { exact: true }).selectOption("2º ESO");
  await page.getByLabel("Asignatura", { exact: true }).selectOption("Matemáticas");
  await page.getByLabel(/^Matemáticas 2º ESO/).check();
}

/** Fills an order for a new child and goes to its summary. */
async function fillNewChild(page: Page): Promise<void> {
  await page.getByLabel("Nombre", { exact: true }).fill("Noa");
  await page.getByLabel("Primer apellido", { exact: true }).fill("Cano");
  await page.getByLabel("Fecha de nacimiento", { exact: true }).fill("2013-02-03");
  await page.getByLabel("Libro de familia", { exact: true }).setInputFiles(image("familia.jpg", "image/jpeg"));
  await page.getByLabel("Código postal del centro", { exact: true }).fill("09400");
  await page.getByLabel("Centro", { exact: true }).selectOption("IES Ribera del Duero, Aranda de Duero");
  await chooseTitles(page);
  await acceptLegal(page);
}

describe("who opens the area", () => {
  test.each([
    ["T-141 a demo teacher", MAILS.demoTeacher],
    ["T-141 T-143 a teacher whom the check refuses", MAILS.onlyResources],
  ])("%s is sent to the library", async (_who, mail) => {
    if (mail === MAILS.onlyResources) {
      await window.page.route("**/api/gratishp/validateaccess", (route) => route.fulfill({ json: { access: 1 } }));
    }
    const page = await open(mail);
    await page.waitForURL(`${url}/`);
  });

  test("T-142 nobody enters without an answer of the check", async () => {
    await window.page.route("**/api/gratishp/validateaccess", (route) => route.abort());
    const page = await open(GLORIA);
    await page.waitForURL(`${url}/`);
  });

  test("P-025 T-138 the banner of the library leads to the terms", async () => {
    const page = await open(MAILS.teacher, "/");
    await page.locator('a[href="/gratishp"]').first().click();
    await page.waitForURL(`${url}/gratishp`);
    await page.getByRole("heading", { level: 1, name: "Libros para tus hijos" }).waitFor();
    await expectGoodOnPhone(page);
  });
});

describe("filling an order", () => {
  test("T-156 T-157 T-163 T-168 T-172 T-178 T-206 T-209 T-211 nothing is reviewed before everything is right", async () => {
    const page = await open(GLORIA);
    await acceptTerms(page);
    await press(page, "Revisar el pedido");
    for (const text of [
      "Indica el nombre.",
      "Adjunta el libro de familia como imagen JPEG.",
      "Acepta el aviso legal",
    ]) {
      await page.getByText(text).waitFor();
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
    await expectGoodOnPhone(page);
    const book = page.getByLabel("Libro de familia", { exact: true });
    await book.setInputFiles(image("familia.png", "image/png"));
    await page.getByText("El libro de familia debe ser una imagen JPEG.").waitFor();
    await book.setInputFiles(image("familia.jpg", "image/jpeg", 2_097_152));
    await page.getByText("La imagen debe ocupar menos de 2 MB.").waitFor();
    await page.getByLabel("Código postal del centro", { exact: true }).fill("01001");
    await page.getByText("No hay ningún centro con este código postal.").waitFor();
    await page.getByLabel("Código postal del centro", { exact: true }).fill("28001");
    await page.getByLabel("Centro", { exact: true }).selectOption("Centro de pruebas, Madrid");
    await page.getByText("Este centro no tiene libros adoptados").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("T-180 T-181 T-182 T-193 a saved child begins with its school, which stays once titles are chosen", async () => {
    const page = await open(MAILS.teacher);
    await acceptTerms(page);
    await page.getByRole("heading", { level: 2, name: "Leo Soto Ruiz" }).waitFor();
    await chooseTitles(page);
    await page.getByLabel("Centro", { exact: true }).selectOption({ index: 1 });
    await page.getByText("Quita antes los títulos elegidos.").waitFor();
    await expectGoodOnPhone(page);
    expect(await page.getByLabel("Centro", { exact: true }).inputValue()).toBe("9007741");
  });
});

describe("paying an order", () => {
  test("T-155 T-204 without a connection the order is not sent, and what was filled stays", async () => {
    const page = await open(MARIO);
    await acceptTerms(page);
    await fillNewChild(page);
    await press(page, "Revisar el pedido");
    await window.context.setOffline(true);
    await press(page, "Pagar 13,00 €");
    await page.getByRole("dialog", { name: "Se ha producido un error al enviar el pedido" }).waitFor();
    await expectGoodOnPhone(page);
    await press(page, "Volver al pedido");
    expect(await page.getByLabel("Nombre", { exact: true }).inputValue()).toBe("Noa");
    await window.context.setOffline(false);
  });

  test("T-140 T-203 a refused card leads to the failure page, and the order can be made again", async () => {
    const page = await open(MARIO);
    await acceptTerms(page);
    await fillNewChild(page);
    await press(page, "Revisar el pedido");
    await press(page, "Pagar 13,00 €");
    await page.getByRole("button", { name: "Refuse the card" }).click();
    await page.waitForURL(`${url}/gratishp/HPError`);
    await page.getByRole("heading", { level: 1, name: "El pago no se ha completado" }).waitFor();
    await expectGoodOnPhone(page);
    await press(page, "Aceptar");
    await page.waitForURL(`${url}/`);
  });

  test("T-136 T-139 T-199 T-201 T-202 T-203 a paid order leads to the success page, and closes the area", async () => {
    const page = await open(MARIO);
    await acceptTerms(page);
    // The child that the refused card left behind is saved, and needs no family book.
    await page.getByRole("heading", { level: 2, name: "Noa Cano" }).waitFor();
    await chooseTitles(page);
    await acceptLegal(page);
    await press(page, "Revisar el pedido");
    const summary = page.getByRole("dialog", { name: "Resumen de tu pedido" });
    await summary.getByText(/Calle del Puente 12, 09400 Aranda de Duero/).waitFor();
    await expectGoodOnPhone(page);
    await press(page, "Pagar 13,00 €");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.waitForURL(`${url}/gratishp/HPSuccess`);
    await page.getByRole("heading", { level: 1, name: "Gracias por tu pedido" }).waitFor();
    await page.getByText("El banco ha aceptado tu pago").waitFor();
    await expectGoodOnPhone(page);
    await press(page, "Aceptar");
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/gratishp`);
    await page.waitForURL(`${url}/`);
  });
});
