import { describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectAccessible, expectGoodOnPhone, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

/** Videos cannot be played by every build of Chromium; recordings as WAV can. */
const RECORDING = "Cuidar la voz";
const GUIDE = "Diez minutos de lectura en cualquier materia";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);
const LIBRARY = `${url}/professional-development`;
const open = async (title: string) => {
  const { page } = window;
  await page.goto(LIBRARY);
  await page
    .getByRole("tabpanel")
    .getByRole("link", { name: new RegExp(title) })
    .click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
};

describe("the library of professional development", () => {
  test("P-031 T-341 T-344 a teacher moves through the recommendations, chooses a category, opens an asset and comes back to it", async () => {
    await signInWindow(window, url, MAILS.teacher);
    const { page } = window;
    await page.goto(LIBRARY);
    const carousel = page.getByRole("region", { name: "Recomendados" });
    await carousel.getByText("1 de 5").waitFor();
    await carousel.getByRole("button", { name: "Recomendación siguiente" }).click();
    await carousel.getByText("2 de 5").waitFor();
    await carousel.getByRole("button", { name: "Recomendación anterior" }).click();
    await carousel.getByText("1 de 5").waitFor();
    await expectAccessible(page);
    await page.getByRole("tab", { name: /Vida en el aula/ }).click();
    expect(await page.getByRole("tabpanel").getByRole("link").count()).toBe(4);
    await expectGoodOnPhone(page);
    await page
      .getByRole("tabpanel")
      .getByRole("link", { name: /El primer día de clase/ })
      .click();
    await page.getByRole("heading", { level: 1, name: /El primer día de clase/ }).waitFor();
    await page.goBack();
    await page.getByRole("tab", { name: /Vida en el aula/, selected: true }).waitFor();
    await page.getByLabel("Buscar en los contenidos").fill("xyz");
    await page.getByRole("heading", { name: "No hay nada para «xyz»" }).waitFor();
    await expectGoodOnPhone(page);
  });

  test("T-349 T-352 T-356 a recording plays, its view is counted once for the load, and the list marks it", async () => {
    await signInWindow(window, url, MAILS.teacher);
    const { page } = window;
    const views: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/views")) views.push(request.url());
    });
    await open(RECORDING);
    await page.getByText("89 visualizaciones").waitFor();
    await expect
      .poll(() =>
        page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.play().then(() => audio.currentTime)),
      )
      .toBeGreaterThan(0);
    await page.getByRole("link", { name: "Formación docente" }).click();
    const card = page.getByRole("tabpanel").getByRole("link", { name: new RegExp(`Visto.*${RECORDING}`) });
    await card.click();
    await page.getByRole("heading", { level: 1, name: RECORDING }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(views).toHaveLength(1);
    await expectGoodOnPhone(page);
  });

  test("T-353 T-356 a document is viewed as a preview, and opens and downloads as a PDF", async () => {
    await signInWindow(window, url, MAILS.teacher);
    const { page } = window;
    const viewed = page.waitForRequest((request) => /\/views\?preview=?$/.test(request.url()));
    await open(GUIDE);
    await viewed;
    const href = await page.getByRole("link", { name: "Abrir el documento" }).getAttribute("href");
    const content = await page.request.get(url + href);
    expect(content.headers()["content-type"]).toBe("application/pdf");
    expect((await content.body()).subarray(0, 4).toString()).toBe("%PDF");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Descargar" }).click();
    expect((await download).suggestedFilename()).toBe("diez-minutos-de-lectura.pdf");
    await expectGoodOnPhone(page);
  });

  test("T-347 T-348 T-354 an opinion shows at once, is kept, and is taken back when it cannot be saved", async () => {
    await signInWindow(window, url, MAILS.teacher);
    const { page } = window;
    await open(GUIDE);
    const like = page.getByRole("button", { name: /^Me gusta/ });
    const dislike = page.getByRole("button", { name: /^No me gusta/ });
    const saved = page.waitForResponse((response) => response.url().endsWith("/thumbs"));
    await like.click();
    expect(await like.innerText()).toMatch(/26/);
    expect((await saved).status()).toBe(200);
    await page.reload();
    await page.getByRole("button", { name: /^Me gusta/, pressed: true }).waitFor();
    await page.route("**/thumbs", (route) => route.abort());
    await dislike.click();
    await page.getByText("No se ha podido guardar tu opinión. Inténtalo de nuevo.").waitFor();
    expect(await like.getAttribute("aria-pressed")).toBe("true");
    expect(await dislike.getAttribute("aria-pressed")).toBe("false");
    await expectGoodOnPhone(page);
  });

  test("T-342 T-343 T-360 without the permission the library is refused, and an unknown asset leads to the error page", async () => {
    const { page } = window;
    const unknown = `${LIBRARY}/00000000-0000-4000-8000-000000000000`;
    await signInWindow(window, url, MAILS.teacher);
    // The page leads elsewhere before it has loaded.
    await page.goto(unknown, { waitUntil: "commit" });
    await page.waitForURL(`${url}/error`);
    await window.context.clearCookies();
    await signInWindow(window, url, MAILS.onlyResources);
    for (const address of [LIBRARY, unknown]) {
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForURL(`${url}/error`);
    }
    expect((await page.request.get(`${url}/api/pd`)).status()).toBe(403);
  });

  test("P-054 T-361 T-362 T-363 the home page's slider has the twelve newest, as many in view as fit, and leads to them", async () => {
    await signInWindow(window, url, MAILS.teacher);
    const { page } = window;
    await page.goto(url);
    const slider = page.locator("section", { has: page.getByRole("heading", { name: "Formación docente" }) });
    const cards = slider.getByRole("listitem");
    await cards.first().waitFor();
    expect(await cards.count()).toBe(12);
    const { assets } = await (await page.request.get(`${url}/api/pd`)).json();
    const newest = assets.slice(0, 12).map(({ title }: { title: string }) => title);
    expect(await cards.locator("a > span:nth-child(2)").allInnerTexts()).toEqual(newest);
    for (const [width, inView] of [
      [1280, 4],
      [1100, 3],
      [900, 3],
      [700, 2],
      [400, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const fitting = await cards.first().evaluate((card) => {
        const { width: room } = (card.parentElement ?? card).getBoundingClientRect();
        return Math.round(room / card.getBoundingClientRect().width);
      });
      expect(fitting, `at ${width} px`).toBe(inView);
    }
    await cards.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: newest[0] }).waitFor();
  });
});
