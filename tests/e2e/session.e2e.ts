import { describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectAccessible, signInByHand } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

describe("signing in", () => {
  test("P-010 P-080 P-102 P-106 a teacher signs in with mail and password and stands before the library", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.teacher);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("P-096 P-101 a wrong password says so, clears both fields, and lets the person try again", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.teacher, "Wrong1");
    await page.getByRole("alert").getByText("El correo o la contraseña no son correctos.").waitFor();
    expect(await page.getByLabel("Correo electrónico").inputValue()).toBe("");
    expect(await page.getByLabel("Contraseña", { exact: true }).inputValue()).toBe("");
    await page.getByLabel("Correo electrónico").fill(MAILS.teacher);
    await page.getByLabel("Contraseña", { exact: true }).fill("Anaquel2026");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
  });

  test("P-092 P-093 P-095 the button waits for a valid mail and a password", async () => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    const button = page.getByRole("button", { name: "Entrar", exact: true });
    const isDisabled = async () =>
      (await button.isDisabled()) || (await button.getAttribute("aria-disabled")) === "true";
    expect(await isDisabled()).toBe(true);
    await page.getByLabel("Correo electrónico").fill("not a mail");
    await page.getByLabel("Contraseña", { exact: true }).fill("x");
    expect(await isDisabled()).toBe(true);
    await page.getByLabel("Correo electrónico").fill(`  ${MAILS.teacher}  `);
    await expect.poll(isDisabled).toBe(false);
  });

  test("P-084 P-085 P-088 after signing in the person is where they wanted to go, if it is in the portal", async () => {
    const { page } = window;
    await page.goto(`${url}/signin?returnTo=${encodeURIComponent(`${url}/edit-account`)}`);
    await page.getByLabel("Correo electrónico").fill(MAILS.teacher);
    await page.getByLabel("Contraseña", { exact: true }).fill("Anaquel2026");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.waitForURL(`${url}/edit-account`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${url}/signout`);
    await page.goto(`${url}/signin?returnTo=${encodeURIComponent("https://evil.example/")}`);
    await page.getByLabel("Correo electrónico").fill(MAILS.teacher);
    await page.getByLabel("Contraseña", { exact: true }).fill("Anaquel2026");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    expect(page.url()).toBe(`${url}/`);
  });

  test("P-012 P-104 P-123 who is signed in never sees the form; signing out ends at the public home", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.teacher);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    await page.goto(`${url}/signin`, { waitUntil: "commit" });
    await page.waitForURL(`${url}/`);
    await page.getByText("Marta Ruiz", { exact: true }).click();
    await page.getByRole("link", { name: "Cerrar sesión" }).click();
    await page.waitForURL(`${url}/home`, { waitUntil: "commit" });
    await page.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
    await page.goBack();
    await page.waitForURL(/\/(signin|home)/);
  });

  test("P-081 P-082 P-083 the form leads to registration, recovery and both identity providers", async () => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    expect(await page.getByRole("link", { name: "Crea tu cuenta de docente" }).getAttribute("href")).toMatch(
      /^\/register/,
    );
    expect(await page.getByRole("link", { name: "¿La has olvidado?" }).getAttribute("href")).toMatch(
      /^\/forgot-password/,
    );
    for (const provider of ["Google", "Microsoft"]) {
      const link = page.getByRole("link", { name: provider, exact: true });
      expect(await link.getAttribute("href")).toContain(`/api/third-parties/${provider.toLowerCase()}?`);
      expect(await link.getAttribute("href")).toMatch(/routeOrigin=SIGNIN/);
      expect(await link.getAttribute("href")).toMatch(/userPlatform=/);
    }
  });

  test.each([
    ["Google", "Grace O'Neill", /Good|Buen/],
    ["Microsoft", "Matteo D'Angelo", /Buon|Buen/],
  ])("P-010 P-103 P-325 a teacher signs in through %s", async (provider, person) => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    await page.getByRole("link", { name: provider }).click();
    await page.getByRole("button", { name: person }).click();
    await page.waitForURL(`${url}/`);
    await page.getByText(person, { exact: true }).first().waitFor();
  });

  test("T-267 an identity whose address is not confirmed ends at a page with the ways to register and to sign in", async () => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    await page.getByRole("link", { name: "Google" }).click();
    await page.getByRole("button", { name: "Somebody with an unconfirmed address" }).click();
    await page.waitForURL(`${url}/third-parties-error`);
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1 }).waitFor();
    const ways = await main.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(ways).toEqual(["/signin", "/register"]);
  });

  test("the panel of demo accounts signs in with one click", async () => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    await page.locator("summary").click();
    await page.getByRole("button", { name: /Diego Salas/ }).click();
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    await page.getByText("Diego Salas", { exact: true }).waitFor();
  });

  test("the sign-in page is accessible, its failure too", async () => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    await page.getByLabel("Correo electrónico").waitFor();
    await expectAccessible(page);
    await signInByHand(page, url, MAILS.teacher, "Wrong1");
    await page.getByRole("alert").first().waitFor();
    await expectAccessible(page);
  });
});

describe("who sees what at the start", () => {
  test("P-003 P-105 T-050 B-414 support goes to the back-office, a part of the same portal", async () => {
    await signInByHand(window.page, url, MAILS.support);
    await window.page.waitForURL(/\/admin$/);
  });

  test("P-107 T-052 a PLUS customer sees the PLUS library with their name", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.plus);
    await page.getByRole("heading", { name: "PLUS LIBRARY" }).waitFor();
    await page.getByText("Paula Gil Rojas").first().waitFor();
  });

  test("P-108 T-053 an account without a profile goes to the error page", async () => {
    await signInByHand(window.page, url, MAILS.student);
    await window.page.waitForURL(/\/error$/);
    await window.page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("P-017 P-019 P-047 a visitor goes to the public home, and to sign-in from what needs a session", async () => {
    const { page } = window;
    await page.goto(`${url}/`);
    await page.waitForURL(`${url}/home`);
    await page.goto(`${url}/admin`);
    await page.waitForURL(/\/signin/);
    await page.goto(`${url}/edit-library`);
    await page.waitForURL(/\/signin/);
  });

  test("P-041 P-047 a teacher is refused in the back-office", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.teacher);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    await page.goto(`${url}/admin`);
    await page.waitForURL(/\/error$/);
  });
});

describe("languages", () => {
  test("P-070 P-071 the language menu changes the language in place, keeps it, and loses nothing that was typed", async () => {
    const { page } = window;
    await page.goto(`${url}/signin`);
    await page.getByLabel("Correo electrónico").fill("half.written@exam");
    await page.getByLabel("Idioma").selectOption("it");
    await page.getByLabel("E-mail").or(page.getByLabel("Indirizzo e-mail")).first().waitFor();
    expect(
      await page.locator("input[type=email], input[name=mail], input[autocomplete=username]").first().inputValue(),
    ).toBe("half.written@exam");
    expect(await page.locator("html").getAttribute("lang")).toBe("it");
    await page.reload();
    expect(await page.locator("html").getAttribute("lang")).toBe("it");
  });
});
