import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { SEED_ORDERS } from "../../server/src/sandbox/seed/gratis-orders.ts";
import { MAILS } from "../support/api.ts";
import { expectGoodOnPhone, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const MARIO = "mario.mec@demo.anaquel.example";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);
const open = (mail: string, path: string | number = "") => window.openAs(mail, `/gratis-adoption/${path}`);

const line = (page: Page, name: RegExp) => page.getByRole("article", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Ticks the authorization and asks to send; the question before it is open then. */
async function submit(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /autorización de mi centro/ }).check();
  await press(page, "Enviar pedido");
}

describe("free adoptions", () => {
  test("P-007 T-082 T-083 T-127 T-130 no order opens before the responsible person is named, and then the list does", async () => {
    await signInWindow(window, url, MAILS.teacher);
    const { page } = window;
    for (const path of ["", `/${SEED_ORDERS.changed}`]) {
      await page.goto(`${url}/gratis-adoption${path}`);
      await page.waitForURL(`${url}/`);
    }
    const dialog = page.getByRole("dialog");
    await page.getByRole("main").getByRole("button", { name: "Pedir material gratuito" }).click();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("banner").getByRole("button", { name: "Adopciones gratuitas" }).click();
    await dialog.getByLabel("Tu cargo en el centro").selectOption({ label: "Jefatura de departamento" });
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Aceptar" }).click();
    await page.waitForURL(`${url}/gratis-adoption`);
    await page.getByRole("heading", { level: 1, name: "Adopciones gratuitas" }).waitFor();
  });

  test.each([
    ["with", MARIO, 1],
    ["without", MAILS.demoTeacher, 0],
  ])("T-084 a teacher %s the permission (%s) sees %i banners of the orders", async (_with, mail, times) => {
    await signInWindow(window, url, mail);
    await window.page.goto(url, { waitUntil: "networkidle" });
    await window.page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    const offer = window.page.getByRole("main").getByRole("link", { name: "Ver mis pedidos" });
    expect(await offer.count()).toBe(times);
  });

  test("T-080 T-088 T-091 T-102 T-104 T-105 the orders stand by area with status, remark, and what waits for whom", async () => {
    const page = await open(MARIO);
    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(["Ciencias", "Expresión artística", "Humanidades", "Idiomas"]),
    );
    const own = line(page, /Geografía e Historia/);
    await own.getByText("Modificado por la editorial").waitFor();
    await own.getByText("Requiere tu atención").waitFor();
    const remark = own.getByText("Quedan pocos mapas murales: os reservamos dos.");
    expect(await remark.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(186, 31, 39)");
    const foreign = line(page, /Matemáticas/);
    await foreign.getByText("Modificado por la editorial").waitFor();
    expect(await foreign.getByText("Requiere tu atención").count()).toBe(0);
    await expectGoodOnPhone(page);
    await own.click();
    await page.waitForURL(`${url}/gratis-adoption/${SEED_ORDERS.changedOfMario}`);
    await page.getByRole("heading", { level: 1, name: "Geografía e Historia" }).waitFor();
  });

  test("T-085 T-104 the order of another teacher can only be looked at", async () => {
    const page = await open(MARIO, SEED_ORDERS.changed);
    await page.getByText("Solo Marta Ruiz Lafuente puede modificar este pedido.").waitFor();
    await page.getByRole("table", { name: "Material" }).getByText("Póster de aula").waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0);
    await expectGoodOnPhone(page);
  });

  test.each(["abc", "0", "1.5"])("T-086 T-087 %s is not the number of an order", async (text) => {
    const page = await open(MARIO, text);
    await page.getByRole("alert").getByText("Este no es el número de un pedido").waitFor();
    await expectGoodOnPhone(page);
    await page.getByRole("link", { name: "Ver todos los pedidos" }).click();
    await page.waitForURL(`${url}/gratis-adoption`);
  });

  test("T-123 an order of another school is not loaded, and an alert says so", async () => {
    const page = await open(MARIO, SEED_ORDERS.foreign);
    await page.getByRole("alert").getByText("No se han podido cargar los pedidos").waitFor();
    await expectGoodOnPhone(page);
  });
});

describe("sending an order", () => {
  test("T-115 T-116 T-117 T-118 nothing is sent before everything is filled, and then it is under review", async () => {
    const page = await open(MARIO, SEED_ORDERS.openOfGloria);
    const sent: unknown[] = [];
    page.on("request", (request) => request.method() === "PUT" && sent.push(request.postDataJSON()));
    await press(page, "Enviar pedido");
    expect(await page.getByText("Indica un número.").count()).toBe(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("students");
    await expectGoodOnPhone(page);
    for (const [name, typed] of [
      ["Alumnado", "56"],
      ["Aulas", "2"],
      ["Profesorado", "2"],
      ["Libro del alumnado", "3"],
    ]) {
      await page.getByLabel(name ?? "", { exact: true }).fill(typed ?? "");
    }
    await page.getByText("Son demasiadas unidades: hasta 2.").waitFor();
    await submit(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByLabel("Libro del alumnado", { exact: true }).fill("2");
    await press(page, "Enviar pedido");
    await page.getByRole("dialog", { name: "¿Quieres enviar este pedido?" }).waitFor();
    await expectGoodOnPhone(page);
    expect(sent).toEqual([]);
    await press(page, "Enviar");
    await page.getByText("Has enviado tu pedido", { exact: true }).waitFor();
    expect(sent).toHaveLength(1);
    await expectGoodOnPhone(page);
    await page.getByRole("link", { name: "Ver todos los pedidos" }).click();
    await line(page, /Filosofía/)
      .getByText("En revisión")
      .waitFor();
  });

  test("T-106 T-107 T-121 T-122 a warning lets the teacher go back, correct the counts, and insist", async () => {
    const page = await open(MARIO, SEED_ORDERS.sentBefore);
    const guide = page.getByLabel("Propuesta didáctica", { exact: true });
    const chart = page.getByLabel("Círculo cromático de pared", { exact: true });
    await guide.fill("1");
    await chart.fill("1");
    await submit(page);
    await press(page, "Enviar");
    const warning = page.getByRole("dialog", { name: "Antes de enviar el pedido" });
    await warning
      .getByText(/Tu centro ya ha recibido unidades de este material: Propuesta didáctica \(1\), Círculo/)
      .waitFor();
    await expectGoodOnPhone(page);
    await warning.getByRole("button", { name: "Volver" }).click();
    await page.getByLabel("Profesorado", { exact: true }).fill("3");
    expect([await guide.inputValue(), await chart.inputValue()]).toEqual(["0", "1"]);
    await page.getByLabel("Aulas", { exact: true }).fill("3");
    expect(await chart.inputValue()).toBe("0");
    await guide.fill("2");
    await press(page, "Enviar pedido");
    await press(page, "Enviar");
    await press(page, "Enviar de todos modos");
    await page.getByText("Has enviado tu pedido", { exact: true }).waitFor();
    await page.reload();
    await page.getByText("La editorial está revisando este pedido.").waitFor();
  });

  test("T-119 T-120 who sends what another window has sent is told in a dialog, and sees the order as it is", async () => {
    const page = await open(MARIO, SEED_ORDERS.changedOfMario);
    const other = await window.context.newPage();
    await other.goto(page.url());
    for (const each of [other, page]) {
      await each.bringToFront();
      await submit(each);
      await press(each, "Enviar");
      if (each === other) await other.getByText("Has enviado tu pedido", { exact: true }).waitFor();
    }
    const dialog = page.getByRole("dialog", { name: "No se ha enviado tu pedido" });
    await dialog.getByText("Este pedido ya no se puede modificar.").waitFor();
    await expectGoodOnPhone(page);
    await press(page, "Volver al pedido");
    await page.getByText("La editorial está revisando este pedido.").waitFor();
  });

  test("T-119 without a connection the order is not sent, and what was filled stays", async () => {
    const page = await open(MAILS.teacher, SEED_ORDERS.open);
    await page.getByLabel("Alumnado", { exact: true }).fill("30");
    for (const name of ["Aulas", "Profesorado", "Tabla periódica mural"])
      await page.getByLabel(name, { exact: true }).fill("1");
    await submit(page);
    await window.context.setOffline(true);
    await press(page, "Enviar");
    await page.getByRole("dialog", { name: "No se ha enviado tu pedido" }).waitFor();
    await press(page, "Volver al pedido");
    expect(await page.getByLabel("Tabla periódica mural", { exact: true }).inputValue()).toBe("1");
  });
});
