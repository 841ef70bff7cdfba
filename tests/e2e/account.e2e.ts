import { describe, expect, test } from "vitest";
import { ApiClient, MAILS, PASSWORD, signedIn } from "../support/api.ts";
import { expectGoodOnPhone, openWindow, signInByHand, signInWindow, type Window } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const NEW = "Ribera2027";

const stage = await openStage();
const { browser, url } = stage;
const window = windowForEach(stage);
const main = () => window.page.getByRole("main");
const field = (label: string) => main().getByLabel(label, { exact: true });
const press = (name: string) => main().getByRole("button", { name, exact: true }).click();
const focused = () => window.page.evaluate(() => document.activeElement?.getAttribute("name"));

/** Notes the bodies that are sent to an operation from now on. */
function sentTo(path: string): unknown[] {
  const bodies: unknown[] = [];
  window.page.on("request", (request) => {
    if (request.method() === "PUT" && request.url() === `${url}/api${path}`) bodies.push(request.postDataJSON());
  });
  return bodies;
}

describe("changing the password", () => {
  const fill = async (current: string, next: string, confirmation = next) => {
    await field("Contraseña actual").fill(current);
    await field("Contraseña nueva").fill(next);
    await field("Repite la contraseña nueva").fill(confirmation);
    await press("Cambiar contraseña");
  };

  test("P-021 T-237 T-238 T-251 what is not good is said at its field, the first one has the focus, nothing is sent", async () => {
    const page = await window.openAs(MAILS.teacher, "/change-password");
    const sent = sentTo("/password");
    await expectGoodOnPhone(page);
    await fill("", "corta", "otra");
    await page.getByText("Escribe tu contraseña actual.", { exact: true }).waitFor();
    await page.getByText("A la contraseña nueva todavía le falta algo.", { exact: true }).waitFor();
    await page.getByText("Las dos contraseñas nuevas no coinciden.", { exact: true }).waitFor();
    await expect.poll(focused).toBe("current-password");
    await expectGoodOnPhone(page);
    expect(sent).toEqual([]);
  });

  test("P-021 a wrong current password is said at its field, and the session goes on", async () => {
    const page = await window.openAs(MAILS.teacher, "/change-password");
    await fill("Falsa2026", NEW);
    await page.getByText("Esta no es tu contraseña actual.", { exact: true }).waitFor();
    await expect.poll(focused).toBe("current-password");
    await expectGoodOnPhone(page);
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(200);
  });

  test("P-021 P-050 the new password counts at once, and the other windows of the person end within a second", async () => {
    const page = await window.openAs(MAILS.teacher, "/change-password");
    const [elsewhere, another] = [await openWindow(browser), await openWindow(browser)];
    await signInWindow(elsewhere, url, MAILS.teacher);
    await signInWindow(another, url, MAILS.plus);
    await fill(PASSWORD, NEW);
    await page.getByText("Has cambiado tu contraseña", { exact: true }).waitFor();
    const status = async (window: Window) => (await window.page.request.get(`${url}/api/user`)).status();
    await expect.poll(() => status(elsewhere), { timeout: 1000 }).toBe(401);
    expect([await status(window), await status(another)]).toEqual([200, 200]);
    await elsewhere.page.goto(`${url}/change-password`);
    await elsewhere.page.waitForURL(/\/signin\?returnTo=/);
    await expectGoodOnPhone(page);
    await page.getByRole("link", { name: "Volver a mi biblioteca" }).click();
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    const client = new ApiClient(url);
    expect((await client.signIn(MAILS.teacher, PASSWORD)).status).toBe(401);
    expect((await client.signIn(MAILS.teacher, NEW)).status).toBe(200);
    await Promise.all([elsewhere.context.close(), another.context.close()]);
  });
});

describe("who may do it", () => {
  test.each([
    ["P-050", "/change-password", "a fictitious teacher", MAILS.fakeTeacher],
    ["P-050", "/change-password", "an internal user", MAILS.internalUser],
    ["P-051 T-240", "/edit-account", "a fictitious teacher", MAILS.fakeTeacher],
    ["P-051 T-240", "/edit-account", "an internal user", MAILS.internalUser],
  ])("%s %s is refused to %s", async (_ids, path, _who, mail) => {
    const page = await window.openAs(mail, path);
    await page.waitForURL(`${url}/error`);
    await page.getByRole("heading", { level: 1, name: "No hemos podido abrir esa página" }).waitFor();
  });

  test("P-050 P-051 T-221 T-224 a demo teacher may change password and data, and does not change school", async () => {
    const page = await window.openAs(MAILS.demoTeacher, "/edit-account");
    expect(await main().getByRole("link", { name: "Cambiar de centro" }).count()).toBe(0);
    await main().getByRole("link", { name: "Cambiar contraseña" }).click();
    await page.getByRole("heading", { level: 1, name: "Cambiar contraseña" }).waitFor();
  });
});

describe("the account", () => {
  test("P-022 T-222 T-223 T-224 T-236 T-242 T-244 what is changed is kept, and the header says it", async () => {
    const page = await window.openAs(MAILS.onlyResources, "/edit-account");
    const sent = sentTo("/user");
    await expectGoodOnPhone(page);
    for (const [name, address] of [
      ["Cambiar de centro", "/change-school"],
      ["He olvidado mi contraseña", "/forgot-password"],
      ["Escríbenos", "/contact"],
    ] as const) {
      expect(await main().getByRole("link", { name }).getAttribute("href")).toBe(address);
    }
    await field("Nombre").fill("  María José ");
    await field("Teléfono (opcional)").pressSequentially("600 000-2149");
    expect(await field("Teléfono (opcional)").inputValue()).toBe("600000214");
    const news = main().getByRole("checkbox", { name: "No quiero recibir novedades de la editorial por correo" });
    await news.setChecked(true);
    await press("Guardar los cambios");
    await page.getByText("Tus datos están guardados.", { exact: true }).waitFor();
    await page.getByRole("banner").getByText("María José Quiroga", { exact: true }).waitFor();
    expect(sent).toEqual([
      {
        email: MAILS.onlyResources,
        name: "María José",
        surname1: "Quiroga",
        surname2: "Nieto",
        phone: "600000214",
        mktPrefs: false,
        token: expect.any(String),
      },
    ]);
    await expectGoodOnPhone(page);
    await page.reload();
    await expect.poll(() => field("Nombre").inputValue()).toBe("María José");
    expect(await news.isChecked()).toBe(true);
  });

  test("T-226 T-228 T-231 T-235 faults are said at their fields, the first one has the focus, nothing is sent", async () => {
    const page = await window.openAs(MAILS.emptyShelf, "/edit-account");
    const sent = sentTo("/user");
    await field("Nombre").fill("O");
    await field("Primer apellido").fill("Benal1");
    await field("Correo electrónico").fill("omar");
    await field("Teléfono (opcional)").fill("60000021");
    await press("Guardar los cambios");
    expect(await page.getByText("Escribe al menos dos letras.").count()).toBe(2);
    await page.getByText("Escribe una dirección de correo completa, como nombre@centro.org.").waitFor();
    await page.getByText("Un número de teléfono tiene 9 cifras.").waitFor();
    await expect.poll(focused).toBe("name");
    await expectGoodOnPhone(page);
    expect(sent).toEqual([]);
  });

  test("T-246 T-247 the mail address of somebody else is said at the field, and the person keeps the own one", async () => {
    const page = await window.openAs(MAILS.emptyShelf, "/edit-account");
    await field("Correo electrónico").fill(MAILS.plus);
    await press("Guardar los cambios");
    await page.getByText("Este correo no es válido: ya lo tiene otra cuenta.").waitFor();
    await expect.poll(focused).toBe("email");
    await expectGoodOnPhone(page);
    await field("Correo electrónico").fill("omar.nuevo@demo.anaquel.example");
    await press("Guardar los cambios");
    await page.getByText("Tus datos están guardados.", { exact: true }).waitFor();
    expect((await (await signedIn(url, "omar.nuevo@demo.anaquel.example")).get("/api/user")).status).toBe(200);
  });

  test("T-241 nothing changed is a success that nobody is asked for", async () => {
    const page = await window.openAs(MAILS.demoTeacher, "/edit-account");
    const sent = sentTo("/user");
    await press("Guardar los cambios");
    await page.getByText("Tus datos están guardados.", { exact: true }).waitFor();
    expect(sent).toEqual([]);
  });

  test("changes that cannot be saved are not lost, and can be saved later", async () => {
    const page = await window.openAs(MAILS.demoTeacher, "/edit-account");
    await field("Segundo apellido (opcional)").fill("Ortiz Vega");
    await window.context.setOffline(true);
    await press("Guardar los cambios");
    await main().getByRole("alert").getByText("No se han guardado tus cambios", { exact: true }).waitFor();
    await expectGoodOnPhone(page);
    await window.context.setOffline(false);
    expect(await field("Segundo apellido (opcional)").inputValue()).toBe("Ortiz Vega");
    await press("Guardar los cambios");
    await page.getByText("Tus datos están guardados.", { exact: true }).waitFor();
  });

  test("P-070 P-071 T-248 the language of the account is kept by the server, for browsers that never chose one", async () => {
    const page = await window.openAs(MAILS.demoTeacher, "/edit-account");
    const sent = sentTo("/user/language");
    await main().getByRole("combobox", { name: "Idioma" }).selectOption("it");
    await page.getByRole("heading", { level: 1, name: "Modifica account" }).waitFor();
    await expect.poll(() => sent).toEqual([{ language: "it" }]);
    const elsewhere = await openWindow(browser);
    await signInByHand(elsewhere.page, url, MAILS.demoTeacher);
    await expect.poll(() => elsewhere.page.locator("html").getAttribute("lang")).toBe("it");
    await elsewhere.context.close();
  });
});

describe("identity providers", () => {
  test("T-253 T-259 T-260 who has a password here is sent to the provider to link it", async () => {
    await window.openAs(MAILS.onlyResources, "/edit-account");
    for (const provider of ["Google", "Microsoft"]) {
      const href = await main()
        .getByRole("link", { name: `Vincular con ${provider}` })
        .getAttribute("href");
      const { pathname, searchParams } = new URL(href ?? "", url);
      expect(pathname).toBe(`/api/third-parties/${provider.toLowerCase()}`);
      expect(Object.fromEntries(searchParams)).toEqual({
        returnTo: `${url}/edit-account`,
        routeOrigin: "EDIT_ACCOUNT",
        userPlatform: "3",
      });
    }
  });

  test("T-221 T-232 T-236 T-254 who signs in with a provider keeps its address and is asked for a password to unlink", async () => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    await page.getByRole("link", { name: "Google" }).click();
    await page.getByRole("button", { name: "Grace O'Neill" }).click();
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/es/edit-account`);
    await expect.poll(() => field("Correo electrónico").getAttribute("readonly")).not.toBeNull();
    expect(await field("Teléfono (opcional)").count()).toBe(0);
    expect(await main().getByRole("link", { name: "Cambiar contraseña" }).count()).toBe(0);
    await expectGoodOnPhone(page);
    const sent = sentTo("/disconnect-third-parties");
    await press("Desvincular de Google");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Contraseña nueva", { exact: true }).fill("corta");
    await dialog.getByLabel("Repite la contraseña nueva").fill("otra");
    await dialog.getByRole("button", { name: "Desvincular", exact: true }).click();
    await dialog.getByText("A la contraseña nueva todavía le falta algo.").waitFor();
    await dialog.getByText("Las dos contraseñas nuevas no coinciden.").waitFor();
    await expect.poll(focused).toBe("password");
    await expectGoodOnPhone(page);
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(sent).toEqual([]);
  });

  test.each([
    ["T-212 T-213 T-215", "OK", "status", "Tu cuenta está vinculada.", "SHOW-OK"],
    ["T-214 T-216 T-256", "DISCONNECT-OK", "status", "Tu cuenta está desvinculada.", "SHOW-DISCONNECT-OK"],
    ["T-217 T-262", "SAME-PLATFORM", "alert", "Ya tienes la cuenta vinculada con esta plataforma.", "SAME-PLATFORM"],
    ["T-218 T-263", "NOT-LDAP", "alert", "Primero tienes que desvincularte de la otra plataforma.", "NOT-LDAP"],
    ["T-219 T-261", "OTHER-USER", "alert", "Este correo ya existe: es de otra persona usuaria.", "OTHER-USER"],
    ["T-220 T-264", "constructor", "alert", "Se ha producido un error. Inténtalo de nuevo.", "constructor"],
  ] as const)(
    "%s back from the provider with %s the page says how it ended",
    async (_ids, outcome, role, text, shown) => {
      const page = await window.openAs(MAILS.onlyResources, `/edit-account?error=${outcome}`);
      await main().getByRole(role).getByText(text).waitFor();
      expect(new URL(page.url()).searchParams.get("error")).toBe(shown);
      await expectGoodOnPhone(page);
      await press("Descartar");
      await page.waitForURL(`${url}/edit-account`);
      await expect.poll(() => page.getByText(text).count()).toBe(0);
    },
  );

  test("T-213 T-215 T-219 T-256 T-261 an account is linked with a free identity only, and unlinked with a new password", async () => {
    const page = await window.openAs(MAILS.onlyResources, "/edit-account");
    await main().getByRole("link", { name: "Vincular con Google" }).click();
    await page.getByRole("button", { name: "Grace O'Neill" }).click();
    await main().getByText("Este correo ya existe: es de otra persona usuaria.").waitFor();

    await page.context().clearCookies({ name: /^idp-/ });
    await main().getByRole("link", { name: "Vincular con Google" }).click();
    await page.getByRole("button", { name: "Somebody without an account" }).click();
    await main().getByText("Tu cuenta está vinculada.").waitFor();
    await press("Desvincular de Google");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Contraseña nueva", { exact: true }).fill(NEW);
    await dialog.getByLabel("Repite la contraseña nueva").fill(NEW);
    await dialog.getByRole("button", { name: "Desvincular", exact: true }).click();
    await main().getByText("Tu cuenta está desvinculada.").waitFor();
    await main().getByRole("link", { name: "Vincular con Google" }).waitFor();

    const { context, page: other } = await openWindow(browser);
    await signInByHand(other, url, MAILS.onlyResources, NEW);
    await other.waitForURL(`${url}/`);
    await context.close();
  });
});
