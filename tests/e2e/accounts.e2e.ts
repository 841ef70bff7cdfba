import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { MAILS, PASSWORD } from "../support/api.ts";
import { expectAccessible, expectNoOverflow, signInByHand } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const NEW_PASSWORD = "Ribera2027";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage, PHONE);

/** The newest mail of an address, with the link in it. */
async function newestMail(address: string): Promise<{ subject: string; link: string }> {
  const answer = await fetch(`${url}/dev/mailbox`, { headers: { accept: "application/json" } });
  const mails = (await answer.json()) as { recipient: string; subject: string; body: string }[];
  const mail = mails.find(({ recipient }) => recipient === address);
  const [link] = /^http\S+$/m.exec(mail?.body ?? "") ?? [];
  if (!mail || !link) throw new Error(`no mail to ${address}`);
  return { subject: mail.subject, link };
}

async function mailedLink(address: string): Promise<string> {
  return (await newestMail(address)).link;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Fails when the page as it stands does not fit a telephone or is not accessible. */
async function expectSound(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel("Nombre", { exact: true }).fill("Nora");
  await page.getByLabel("Primer apellido").fill("Vidal");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repite la contraseña").fill(PASSWORD);
  await page.getByLabel("Acepto las condiciones de uso y la política de privacidad").check();
}

/** Fails unless the person is signed in and stands before the library. */
async function expectLibrary(page: Page): Promise<void> {
  await page.waitForURL(`${url}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

describe("registration", () => {
  test("P-013 T-274 T-290 T-314 T-318 T-322 a teacher registers with the code of the school, activates the account and signs in", async () => {
    const { page } = window;
    const email = "con.codigo@demo.anaquel.example";
    await page.goto(`${url}/register`);
    await page.getByLabel("Código del centro").fill("ribera-2026");
    await expectSound(page);
    await press(page, "Buscar el centro");
    await page.getByText("IES Ribera del Duero").waitFor();
    await page.getByLabel("Documento de identidad (DNI o NIE)").fill("87654321X");
    await fillPerson(page, email);
    await expectSound(page);
    await press(page, "Crear mi cuenta");
    await page.getByRole("dialog", { name: "Mira tu correo" }).waitFor();
    await expectSound(page);
    await page.getByRole("link", { name: "Ir a iniciar sesión" }).click();
    await page.waitForURL(`${url}/signin`);

    const link = await mailedLink(email);
    await page.goto(link);
    await page.getByRole("button", { name: "Activar mi cuenta" }).waitFor();
    await expectSound(page);
    await press(page, "Activar mi cuenta");
    await page.getByText("Tu cuenta está activa").waitFor();
    await expectSound(page);

    await page.goto(link);
    await press(page, "Activar mi cuenta");
    await page.getByRole("alert").getByText("No se ha activado tu cuenta").waitFor();
    await expectSound(page);

    await signInByHand(page, url, email);
    await expectLibrary(page);
  });

  test("T-277 T-294 T-295 T-325 without a code the school is found by its postal code, and the mail is sent again to who registers twice", async () => {
    const { page } = window;
    const email = "por.codigo.postal@demo.anaquel.example";
    async function register() {
      await page.goto(`${url}/register`);
      await press(page, "Buscar por código postal");
      await page.getByLabel("País").selectOption({ label: "Italia" });
      await page.getByLabel("Código postal").fill("40121");
      await expectSound(page);
      await press(page, "Buscar los centros");
      await press(page, "Elegir este centro");
      await page.getByRole("button", { name: "Elegir otro centro" }).waitFor();
      await fillPerson(page, email);
      await press(page, "Crear mi cuenta");
    }
    await register();
    await page.getByRole("dialog", { name: "Mira tu correo" }).waitFor();
    const first = await mailedLink(email);
    await register();
    await page.getByRole("dialog", { name: "Tu cuenta todavía no está activada" }).waitFor();
    await expectSound(page);
    await press(page, "Enviar el correo de nuevo");
    await page.getByText(/va de camino un correo nuevo/).waitFor();
    const second = await mailedLink(email);
    expect(second).not.toBe(first);
    await page.goto(second);
    await press(page, "Activar mi cuenta");
    await page.getByText("Tu cuenta está activa").waitFor();
  });

  test("T-266 T-275 T-302 T-325 who comes back from a provider without an account makes one, and is where they wanted to go", async () => {
    const { page } = window;
    await page.goto(`${url}/signin?returnTo=${encodeURIComponent(`${url}/edit-account`)}`);
    await page.getByRole("link", { name: "Microsoft" }).click();
    await page.getByRole("button", { name: "Somebody without an account" }).click();
    const mail = page.getByLabel("Correo electrónico");
    await expect.poll(() => mail.inputValue()).toBe("nobody@demo.anaquel.example");
    expect(await mail.getAttribute("readonly")).not.toBeNull();
    expect(await page.getByLabel("Contraseña", { exact: true }).count()).toBe(0);
    await page.getByLabel("Código del centro").fill("LEONARDO26");
    await press(page, "Buscar el centro");
    await page.getByText("Istituto Leonardo da Vinci").waitFor();
    await expectSound(page);
    await page.getByLabel("Nombre", { exact: true }).fill("Nora");
    await page.getByLabel("Primer apellido").fill("Vidal");
    await page.getByLabel("Acepto las condiciones de uso y la política de privacidad").check();
    await press(page, "Crear mi cuenta");
    const welcome = page.getByRole("dialog");
    await welcome.getByRole("heading").waitFor();
    await expectSound(page);
    await welcome.getByRole("link").click();
    // There is no session yet: the way on leads over the provider, which knows the person now.
    await page.waitForURL(/\/signin/);
    await page.getByRole("link", { name: "Microsoft" }).click();
    await page.waitForURL(`${url}/edit-account`);
    await page.getByText("nobody@demo.anaquel.example").or(mail).first().waitFor();
  });

  test("T-276 T-280 T-286 T-303 what is missing is said at its field, and who has an account is led to sign in", async () => {
    const { page } = window;
    await page.goto(`${url}/register`);
    await press(page, "Crear mi cuenta");
    await page.getByText("Elige primero tu centro.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("premiumCode");
    await expectSound(page);
    await page.getByLabel("Código del centro").fill("LEONARDO26");
    await press(page, "Buscar el centro");
    await page.getByRole("button", { name: "Elegir otro centro" }).waitFor();
    await fillPerson(page, MAILS.demoTeacher);
    await press(page, "Crear mi cuenta");
    const dialog = page.getByRole("dialog", { name: "Ya tienes una cuenta" });
    await dialog.waitFor();
    await expectSound(page);
    await dialog.getByRole("link", { name: "Entrar" }).click();
    await page.waitForURL(`${url}/signin`);
  });

  test("T-319 T-320 an activation without the parts of its link is an error, and its page offers another mail", async () => {
    const { page } = window;
    await page.goto(`${url}/activation?idSim=SIM-1`);
    await page.waitForURL(/\/error\/$/);
    await page.goto(`${url}/activation-error`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSound(page);
  });
});

describe("recovery", () => {
  test("P-014 T-326 T-327 T-332 T-333 T-335 a teacher sets a new password by the mailed link, which works once", async () => {
    const { page } = window;
    await page.goto(`${url}/forgot-password`);
    await page.getByLabel("Correo electrónico").fill(MAILS.onlyResources);
    await expectSound(page);
    await press(page, "Enviarme el enlace");
    await page.getByText("Mira tu correo").waitFor();
    await expectSound(page);

    const link = await mailedLink(MAILS.onlyResources);
    async function setPassword(password: string) {
      await page.goto(link);
      await page.getByLabel("Contraseña nueva", { exact: true }).fill(password);
      await page.getByLabel("Repite la contraseña nueva").fill(password);
      await expectSound(page);
      await press(page, "Guardar la contraseña");
    }
    await setPassword(NEW_PASSWORD);
    await page.getByText("Tu contraseña nueva está guardada").waitFor();
    await expectSound(page);
    await setPassword("Otra2027");
    await page.getByRole("alert").getByText("Este enlace no es válido").waitFor();
    await expectSound(page);

    await signInByHand(page, url, MAILS.onlyResources, NEW_PASSWORD);
    await expectLibrary(page);
  });

  test("T-332 T-336 the mail is in the language of the page, and a long address without account gets the same answer", async () => {
    const { page } = window;
    await page.goto(`${url}/forgot-password`);
    await page.getByLabel("Idioma").selectOption("it");
    await page.getByLabel("E-mail").fill(MAILS.emptyShelf);
    await press(page, "Inviami il link");
    await page.getByText("Controlla la tua e-mail").waitFor();
    expect((await newestMail(MAILS.emptyShelf)).subject).toBe("Reimposta la tua password di Anaquel");
    await press(page, "Richiedi un altro link");
    await page.getByLabel("E-mail").fill(`${"lungo".repeat(12)}@demo.anaquel.example`);
    await press(page, "Inviami il link");
    await page.getByText("Controlla la tua e-mail").waitFor();
    await expectSound(page);
  });

  test("T-268 who is signed in goes to the library from the pages of visitors", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.teacher);
    await page.waitForURL(`${url}/`);
    for (const path of ["/register", "/activation?idSim=1&hash=1", "/forgot-password", "/reset-password?hash=1"]) {
      await page.goto(url + path);
      await page.waitForURL(`${url}/`);
    }
  });

  test("T-328 a link without its hash is an error", async () => {
    const { page } = window;
    await page.goto(`${url}/reset-password`);
    await page.waitForURL(/\/error\/$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
