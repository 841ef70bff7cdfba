import { describe, expect, test } from "vitest";
import { licenceDays } from "../../server/src/sandbox/seed/licence-days.ts";
import { SEED_LICENCES } from "../../server/src/sandbox/seed/licences.ts";
import { MAILS } from "../support/api.ts";
import { expectGoodOnPhone, signInHere } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);
const open = (mail: string) => window.openAs(mail, "/activate-license");

const field = () => window.page.getByLabel("Código de licencia");
const press = (name: string) => window.page.getByRole("button", { name, exact: true }).click();
const step = () => window.page.getByRole("list", { name: "Pasos" }).locator("[aria-current=step]").innerText();

async function lookUp(code: string): Promise<void> {
  await field().fill(code);
  await press("Continuar");
}

/** Notes what is asked about licences from now on. */
function askedOfLicences(): string[] {
  const asked: string[] = [];
  window.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(license|library\/product)\//.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

describe("activating a licence", () => {
  test("P-230 P-231 P-236 P-244 three steps lead from the code to the title on the shelf", async () => {
    const page = await open(MAILS.emptyShelf);
    expect(await step()).toContain("Código");
    await expectGoodOnPhone(page);
    const asked = askedOfLicences();
    await lookUp(` ${SEED_LICENCES.historia.toLowerCase()}`);
    const main = page.getByRole("main");
    const lastDay = licenceDays(new Date()).valid.split("-").reverse().join("/");
    for (const fact of ["Libro digital Geografía e Historia", "Geografía e Historia", lastDay]) {
      await main.getByText(fact, { exact: true }).waitFor();
    }
    expect(await step()).toContain("Confirmación");
    await expectGoodOnPhone(page);
    await press("Activar");
    await main.getByText("Tu licencia está activa", { exact: true }).waitFor();
    await main.getByText("Su producto ya está en tu biblioteca, con su título.", { exact: true }).waitFor();
    expect(await step()).toContain("Resultado");
    await expectGoodOnPhone(page);
    expect(asked).toEqual([
      `GET /api/license/user/${SEED_LICENCES.historia}`,
      `PUT /api/library/product/${SEED_LICENCES.historia}`,
    ]);
    await page.getByRole("link", { name: "Ir a mi biblioteca" }).click();
    await page.waitForURL(`${url}/`);
    await page
      .getByRole("link", { name: /Geografía e Historia/ })
      .first()
      .waitFor();
  });

  test("P-234 P-238 P-239 P-240 P-241 an empty code and a wrong one are refused at the field, and nobody is asked", async () => {
    const page = await open(MAILS.teacher);
    const asked = askedOfLicences();
    await press("Continuar");
    await page.getByText("Escribe el código de tu licencia.", { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("code");
    await field().pressSequentially("12345678901234567");
    expect(await field().inputValue()).toBe("12345678901234");
    expect(await page.getByText("Escribe el código de tu licencia.", { exact: true }).count()).toBe(0);
    await press("Continuar");
    await page.getByText("Esto no es un código de licencia.").waitFor();
    await expectGoodOnPhone(page);
    expect(await field().getAttribute("aria-invalid")).toBe("true");
    await field().fill("1");
    await expect.poll(() => page.getByText("Esto no es un código de licencia.").count()).toBe(0);
    expect(asked).toEqual([]);
  });

  test.each([
    ["that nobody has", "OUP0000000000"],
    ["whose time is over", SEED_LICENCES.ended],
  ])("P-242 a code %s marks the field, which has the focus", async (_what, code) => {
    const page = await open(MAILS.teacher);
    await lookUp(code);
    await page.getByText("No conocemos este código o ha caducado.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
    await expectGoodOnPhone(page);
  });

  test("P-233 P-243 a code without activations says why it may be, and who helps", async () => {
    const page = await open(MAILS.teacher);
    await lookUp(SEED_LICENCES.usedUp);
    await press("Activar");
    const main = page.getByRole("main");
    await main.getByText("No se ha podido activar tu licencia", { exact: true }).waitFor();
    await main.getByText("Puede que al código no le queden activaciones o que ya lo hayas activado.").waitFor();
    await main.getByText("Mira primero en tu biblioteca: puede que el producto ya esté allí.").waitFor();
    await main.getByText("Si no está, escríbenos y dinos el código.").waitFor();
    await expectGoodOnPhone(page);
    await press("Otro código");
    expect(await field().inputValue()).toBe(SEED_LICENCES.usedUp);
    await press("Continuar");
    await press("Activar");
    await main.getByRole("link", { name: "Contactar con soporte" }).click();
    await page.waitForURL(`${url}/contact`);
  });

  test("P-235 P-237 P-243 twelve digits are a code, whose only activation works once", async () => {
    const page = await open(MAILS.fakeTeacher);
    for (const text of ["Tu licencia está activa", "No se ha podido activar tu licencia"]) {
      await page.goto(`${url}/activate-license`);
      await lookUp("2602-00261121");
      await press("Activar");
      await page.getByRole("main").getByText(text, { exact: true }).waitFor();
    }
  });

  test("P-232 cancelling goes to the library, from the code and from the confirmation", async () => {
    const page = await open(MAILS.teacher);
    const cancel = page.getByRole("link", { name: "Cancelar", exact: true });
    await cancel.click();
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/activate-license`);
    await lookUp(SEED_LICENCES.matematicas);
    await page.getByText("Libro digital Matemáticas", { exact: true }).waitFor();
    await cancel.click();
    await page.waitForURL(`${url}/`);
  });

  test("P-242 without a connection the field says so", async () => {
    const page = await open(MAILS.teacher);
    await window.context.setOffline(true);
    await lookUp(SEED_LICENCES.matematicas);
    await page.getByText("No se puede acceder al portal.").waitFor();
    expect(await field().getAttribute("aria-invalid")).toBe("true");
  });

  test("P-084 who lost the session meanwhile signs in and comes back", async () => {
    const page = await open(MAILS.teacher);
    await window.context.clearCookies();
    await lookUp(SEED_LICENCES.matematicas);
    await page.waitForURL(/\/signin\?returnTo=/);
    await signInHere(page, MAILS.teacher);
    await page.waitForURL(`${url}/activate-license`);
  });

  test.each([
    ["a demo teacher", MAILS.demoTeacher],
    ["an internal user", MAILS.internalUser],
  ])("P-245 %s is told that only teachers activate licences", async (_who, mail) => {
    const page = await open(mail);
    await page.getByRole("alert").getByText("Solo el profesorado puede activar una licencia.").waitFor();
    expect(await field().count()).toBe(0);
    await expectGoodOnPhone(page);
  });
});
