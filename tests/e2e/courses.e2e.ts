import type { Page } from "playwright";
import { afterEach, describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectGoodOnPhone, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const DAY_MS = 86_400_000;

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

afterEach(async () => {
  await moveClock(0);
});

async function moveClock(days: number): Promise<void> {
  const body = JSON.stringify({ offsetMs: days * DAY_MS });
  const answer = await fetch(`${url}/dev/clock`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(answer.ok).toBe(true);
}

/** Opens the courses as somebody, some days from now. */
async function open(mail: string, search = "", days = 0): Promise<Page> {
  await moveClock(days);
  await signInWindow(window, url, mail);
  await window.page.goto(`${url}/pd-courses${search}`);
  await window.page.getByRole("heading", { level: 1, name: "Cursos para docentes" }).waitFor();
  return window.page;
}

const button = (name: string) => window.page.getByRole("button", { name, exact: true });
const dialog = (name: string) => window.page.getByRole("dialog", { name });
const inDialog = (name: string) => window.page.getByRole("dialog").getByRole("button", { name, exact: true });
const heading = (name: string) => window.page.getByRole("main").getByRole("heading", { name, exact: true });
const picture = (address: RegExp) =>
  window.page.locator("main img").evaluateAll(
    (images, source) =>
      images.some((image) => {
        const { src, complete, naturalWidth } = image as HTMLImageElement;
        return new RegExp(source).test(src) && complete && naturalWidth > 0;
      }),
    address.source,
  );

describe("the courses of professional development", () => {
  test("P-032 T-364 T-367 T-385 T-391 T-420 T-422 opens with a banner, three tabs and two cards in the middle", async () => {
    const page = await open(MAILS.teacher);
    await page.getByText("Cursos que caben en tu semana").waitFor();
    await heading("Resolución de conflictos").waitFor();
    await page.getByText("En inglés · 20 horas · 5 módulos").waitFor();
    expect(await page.locator("main ul[data-centred] > li").count()).toBe(2);
    await expect.poll(() => picture(/\/pdcourses\/CONFLICT_ES_es\.png$/)).toBe(true);
    await expectGoodOnPhone(page);
    for (const [name, search] of [
      ["Mis cursos", "?tab=2"],
      ["Cursos completados", "?tab=3"],
      ["Convocatoria", ""],
    ]) {
      await page.getByRole("navigation", { name: "Cursos" }).getByRole("link", { name }).click();
      await page.waitForURL(`${url}/pd-courses${search}`);
      await page.getByRole("region", { name }).waitFor();
    }
  });

  test("P-055 T-365 T-366 without pdCourses the home page opens instead", async () => {
    await signInWindow(window, url, MAILS.demoTeacher);
    await window.page.goto(`${url}/pd-courses`);
    await window.page.waitForURL(`${url}/`);
  });

  test("T-372 T-376 T-377 T-378 T-380 T-396 T-399 T-403 T-404 a teacher registers, cancels and chooses again", async () => {
    const page = await open(MAILS.emptyShelf, "?tab=2");
    await heading("No tienes inscripción en ningún curso").waitFor();
    await button("Inscribirme").click();
    await page.waitForURL(`${url}/pd-courses`);
    const course = page.getByRole("combobox", { name: "Curso" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("course");
    expect(await course.locator("option[disabled]").allInnerTexts()).toEqual(["Aprendizaje cooperativo (cerrado)"]);
    expect(await inDialog("Inscribirme").isDisabled()).toBe(true);
    await course.selectOption("Resolución de conflictos");
    await page.getByRole("checkbox").check();
    await page.getByRole("textbox", { name: "Fecha de nacimiento" }).pressSequentially("31121899");
    await page.getByText("Escribe una fecha a partir del 01/01/1900.").waitFor();
    await expectGoodOnPhone(page);
    await page.getByRole("textbox", { name: "Fecha de nacimiento" }).fill("14/03/1984");
    await inDialog("Inscribirme").click();
    const done = dialog("Tu inscripción está hecha");
    await done.getByText("Resolución de conflictos").waitFor();
    await done.getByText("Recibirás un correo con los detalles.").waitFor();
    await expectGoodOnPhone(page);
    await inDialog("Aceptar").click();

    await button("Inscribirme").click();
    await dialog("Un curso a la vez").waitFor();
    await expectGoodOnPhone(page);
    await inDialog("Aceptar").click();
    await dialog("Tu inscripción está cancelada").waitFor();
    await inDialog("Aceptar").click();
    await course.selectOption("Classroom management");
    await inDialog("Inscribirme").click();
    await dialog("Tu inscripción está hecha").getByText("Classroom management").waitFor();
    await inDialog("Aceptar").click();
    await page.getByRole("link", { name: "Mis cursos" }).click();
    await heading("Classroom management").waitFor();
    await page.goto(`${url}/dev/mailbox`);
    await page.getByText("Inscripción en «Classroom management»").waitFor();
  });

  test("T-369 T-370 T-394 T-419 the course opens in a window of its own, by a launch that its platform takes", async () => {
    const page = await open(MAILS.onlyResources, "?tab=2");
    await heading("Resolución de conflictos").waitFor();
    await page.getByText(/^El curso termina el \d\d\/\d\d\/\d{4}\.$/).waitFor();
    const link = page.getByRole("link", { name: /^Acceder/ });
    const answer = await page.request.get(`${url}${await link.getAttribute("href")}`);
    expect(answer.headers()["content-security-policy"]).toMatch(/^sandbox allow-forms allow-scripts;/);
    const opened = window.context.waitForEvent("page");
    await link.click();
    const course = await opened;
    await course.waitForURL(`${url}/dev/lti-tool`);
    await course.getByText("90417").waitFor();
  });

  test("T-374 completed courses are listed, with what is left below", async () => {
    const page = await open(MAILS.teacher, "?tab=3");
    await heading("Classroom management").waitFor();
    await heading("Resolución de conflictos").waitFor();
    await expect.poll(() => picture(/\/pdcourses\/CLASSROOM_EN_es\.png$/)).toBe(true);
    await expectGoodOnPhone(page);
  });

  test.each([
    [-13, false, "La inscripción se abre el"],
    [9, true, "Inscripción abierta hasta el"],
    [10, false, "La inscripción se cerró el"],
  ])("T-368 T-371 T-393 %i days from now registration is on: %s", async (days, isOn, text) => {
    const page = await open(MAILS.onlyResources, "", days);
    await page.getByText(text).waitFor();
    expect(await button("Inscribirme").isEnabled()).toBe(isOn);
    await page.getByRole("link", { name: "Mis cursos" }).click();
    await button("Cancelar la inscripción").waitFor();
    expect(await button("Cancelar la inscripción").isEnabled()).toBe(isOn);
  });

  test.each([
    [-6, false],
    [27, true],
    [28, false],
  ])("T-370 T-394 %i days from now access is on: %s", async (days, isOn) => {
    const page = await open(MAILS.onlyResources, "?tab=2", days);
    await heading("Resolución de conflictos").waitFor();
    expect(await page.getByRole("link", { name: /^Acceder/ }).count()).toBe(isOn ? 1 : 0);
    expect(await button("Acceder").count()).toBe(isOn ? 0 : 1);
  });

  test.each([
    ["registration", "**/api/pd-courses/announcement/*/registration", "?tab=2"],
    ["completed", "**/api/pd-courses/registrations*", "?tab=3"],
  ])("T-398 T-423 T-424 a failure of %s is told, and leads to the first tab", async (_what, address, search) => {
    await window.page.route(address, (route) => route.abort());
    const page = await open(MAILS.teacher, search);
    await dialog("Algo no ha funcionado").getByText("En este momento no podemos mostrar los cursos.").waitFor();
    await expectGoodOnPhone(page);
    await inDialog("Aceptar").click();
    await page.waitForURL(`${url}/pd-courses`);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});
