import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { MAILS, signedIn } from "../support/api.ts";
import { expectAccessible, expectGoodOnPhone, signInHere, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const GENERIC = "Se ha producido un error. Inténtalo de nuevo.";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);
const open = (mail: string) => window.openAs(mail, "/change-school");

const field = () => window.page.getByLabel("Código del centro");
const press = (name: string) => window.page.getByRole("button", { name, exact: true }).click();
const schoolOf = async (mail: string) => (await (await signedIn(url, mail)).get("/api/user")).body.schoolId;

async function lookUp(code: string): Promise<void> {
  await field().fill(code);
  await press("Buscar el centro");
}

describe("changing school", () => {
  test("P-198 P-200 nothing can be confirmed or looked up before a code is written", async () => {
    const page = await open(MAILS.teacher);
    await page.getByText("Estás en IES Ribera del Duero").waitFor();
    expect(await page.getByRole("button", { name: "Buscar el centro" }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Cambiar a este centro" }).count()).toBe(0);
    await expectGoodOnPhone(page);
  });

  test("P-202 P-209 P-210 a code that no school has is said at the field, which has the focus", async () => {
    const page = await open(MAILS.teacher);
    await field().fill(" na-die 00000ñ");
    expect(await field().inputValue()).toBe("NADIE00000");
    const asked = page.waitForResponse((answer) => answer.url().includes("/api/school/NADIE00000?token="));
    await press("Buscar el centro");
    expect((await asked).status()).toBe(404);
    await page.getByText("El código premium no es correcto: ningún centro lo tiene.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("code");
    await expectGoodOnPhone(page);
    await field().fill("NADIE0000");
    await expect.poll(() => page.getByText("El código premium no es correcto").count()).toBe(0);
  });

  test.each([
    ["P-203 P-205 P-207 the own school", "ribera2026", "Ya estás en este centro", "IES Ribera del Duero"],
    [
      "P-204 P-205 P-207 a school of another country",
      "bergamo026",
      "Este centro está en otro país",
      "Liceo della Città Alta",
    ],
  ])("%s is a warning with a way back", async (_rule, code, warning, school) => {
    const page = await open(MAILS.teacher);
    await lookUp(code);
    await page.getByText(warning, { exact: true }).waitFor();
    await page.getByRole("main").getByText(school, { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Cambiar a este centro" }).count()).toBe(0);
    expect(await page.getByRole("main").getByRole("alert").count()).toBe(0);
    await expectGoodOnPhone(page);
    await press("Volver");
    expect(await field().inputValue()).toBe(code.toUpperCase());
    expect(await schoolOf(MAILS.teacher)).toBe(9007741);
  });

  test("P-201 P-207 P-208 P-211 P-213 the school is shown, can be left, and confirming it leads to the choice of the titles", async () => {
    const page = await open(MAILS.teacher);
    await lookUp("duero2026");
    const facts = page.getByRole("main");
    for (const fact of [
      "Colegio Puerta del Duero",
      "Plaza del Trigo, 3",
      "Aranda de Duero, Burgos",
      "España",
      "PREMIUM",
    ]) {
      await facts.getByText(fact, { exact: true }).waitFor();
    }
    await expectGoodOnPhone(page);
    await press("Volver");
    await press("Buscar el centro");
    const moved = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/teacher/"),
    );
    await press("Cambiar a este centro");
    expect((await moved).postDataJSON()).toEqual({ idcentro: 9007802, premiumcode: "DUERO2026" });
    await page.waitForURL(`${url}/edit-library`);
    await page.getByRole("heading", { level: 1, name: "Editar biblioteca" }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByText("Estás en Colegio Puerta del Duero, Aranda de Duero").waitFor();
  });

  test("P-206 P-207 a change that the server refuses is a general error, and the code can be tried again", async () => {
    const page = await open(MAILS.onlyResources);
    await lookUp("DUERO2026");
    await page.getByText("Colegio Puerta del Duero", { exact: true }).waitFor();
    const elsewhere = await signedIn(url, MAILS.onlyResources);
    const change = { idcentro: 9007802, premiumcode: "DUERO2026" };
    expect((await elsewhere.call("POST", "/api/teacher/", change)).status).toBe(200);
    await press("Cambiar a este centro");
    await page.getByText("No se ha cambiado tu centro", { exact: true }).waitFor();
    await page.getByText(GENERIC, { exact: true }).waitFor();
    await expectGoodOnPhone(page);
    await press("Volver");
    expect(await field().inputValue()).toBe("DUERO2026");
  });

  test("P-206 without a connection the same general error stands for a failed look-up", async () => {
    const page = await open(MAILS.emptyShelf);
    await window.context.setOffline(true);
    await lookUp("DUERO2026");
    await page.getByText("No se ha cambiado tu centro", { exact: true }).waitFor();
    await page.getByText(GENERIC, { exact: true }).waitFor();
    await window.context.setOffline(false);
    await press("Volver");
    await press("Buscar el centro");
    await page.getByText("Colegio Puerta del Duero", { exact: true }).waitFor();
  });

  test("P-084 who lost the session meanwhile signs in and comes back, and nothing has changed", async () => {
    const page = await open(MAILS.emptyShelf);
    await lookUp("DUERO2026");
    await page.getByText("Colegio Puerta del Duero", { exact: true }).waitFor();
    await window.context.clearCookies();
    await press("Cambiar a este centro");
    await page.waitForURL(/\/signin\?returnTo=/);
    await signInHere(page, MAILS.emptyShelf);
    await page.waitForURL(`${url}/change-school`);
    expect(await schoolOf(MAILS.emptyShelf)).toBe(9007742);
  });

  test.each([
    ["a demo teacher", MAILS.demoTeacher],
    ["a fictitious teacher", MAILS.fakeTeacher],
    ["an internal user", MAILS.internalUser],
  ])("P-212 %s is told that only teachers change school", async (_who, mail) => {
    const page = await open(mail);
    await page.getByRole("alert").getByText("Solo el profesorado puede cambiar de centro.").waitFor();
    expect(await field().count()).toBe(0);
    await expectGoodOnPhone(page);
    await page.getByRole("link", { name: "Volver a mi biblioteca" }).click();
    await page.waitForURL(`${url}/`);
  });
});

describe("activating a demo account", () => {
  const dialog = () => window.page.getByRole("dialog", { name: "Activa tu cuenta" });
  const code = () => dialog().getByLabel("Código de tu centro");
  const button = (name: string) => dialog().getByRole("button", { name, exact: true });

  async function openDialog(): Promise<Page> {
    await signInWindow(window, url, MAILS.demoTeacher);
    await window.page.goto(url);
    await window.page.getByRole("button", { name: "Introducir el código" }).click();
    await dialog().waitFor();
    return window.page;
  }

  async function lookUpOwn(): Promise<void> {
    await code().fill("RIBERA2026");
    await button("Buscar el código").click();
    await dialog().getByText("IES Ribera del Duero", { exact: true }).waitFor();
  }

  test("P-129 P-214 P-215 P-216 P-218 P-224 P-225 P-228 a wrong code is said at the field, and another one is looked up", async () => {
    const page = await openDialog();
    await expectGoodOnPhone(page);
    await code().fill("ribera202");
    expect(await button("Buscar el código").isDisabled()).toBe(true);
    await code().fill("na-die 00000ñ12");
    expect(await code().inputValue()).toBe("NADIE00000");
    await button("Buscar el código").click();
    await dialog().getByText("El código premium no es correcto: ningún centro lo tiene.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("code");
    await expectGoodOnPhone(page);
    await code().fill("SENDAVERDE");
    await button("Buscar el código").click();
    await dialog().getByText("El código premium no es correcto: es el de otro centro.").waitFor();
    await button("Ahora no").click();
    await expect.poll(() => dialog().count()).toBe(0);
  });

  test("P-217 P-219 P-220 P-229 the own school is shown and can be left; an activation that fails is a general error", async () => {
    const page = await openDialog();
    await lookUpOwn();
    await expectGoodOnPhone(page);
    await button("Cancelar").click();
    expect(await code().inputValue()).toBe("RIBERA2026");
    await lookUpOwn();
    await window.context.setOffline(true);
    await button("Activar mi cuenta").click();
    await dialog().getByText(GENERIC, { exact: true }).waitFor();
    await expectGoodOnPhone(page);
    await window.context.setOffline(false);
    await button("Intentar de nuevo").click();
    expect(await code().inputValue()).toBe("RIBERA2026");
  });

  test("P-005 P-214 P-220 P-222 P-226 P-227 the activated teacher goes on to choose the titles, and the banner is gone", async () => {
    const page = await openDialog();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.get("token")) asked.push(`${request.method()} ${pathname}`);
    });
    await lookUpOwn();
    await button("Activar mi cuenta").click();
    await dialog().getByText("Tu cuenta está activa", { exact: true }).waitFor();
    expect(asked).toEqual(["GET /api/school/RIBERA2026", "PUT /api/user/role/TEACHER/RIBERA2026"]);
    await expectGoodOnPhone(page);
    await button("Elegir mis títulos").click();
    await page.waitForURL(`${url}/edit-library`);
    await page.goto(url);
    await page.getByRole("link", { name: "Cambiar de centro" }).waitFor();
    expect(await page.getByRole("button", { name: "Introducir el código" }).count()).toBe(0);
  });
});
