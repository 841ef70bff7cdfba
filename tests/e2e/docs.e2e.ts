import { OPERATIONS } from "@anaquel/openapi/operations";
import { describe, expect, it } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectAccessible, expectNoOverflow, openWindow, signInByHand, type Window } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";

const { browser, url } = await openStage();

/** A window that notes every request that leaves the portal. */
async function openAlone(): Promise<Window & { left: string[] }> {
  const window = await openWindow(browser, { locale: "en-GB" });
  const left: string[] = [];
  window.page.on("request", (request) => {
    const address = request.url();
    if (![`${url}/`, "data:", "blob:"].some((own) => address.startsWith(own))) left.push(address);
  });
  return { ...window, left };
}

describe("the published documentation", () => {
  it("is reached at /docs, says what it is, and asks nobody else for anything", async () => {
    const { context, page, complaints, left } = await openAlone();
    await page.goto(`${url}/docs`);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("The Anaquel API");
    for (const path of ["/docs/", "/docs/errors/", "/docs/guides/students-links/", "/docs/personas/", "/docs/roles/"]) {
      await page.goto(url + path);
      await expectAccessible(page);
    }
    expect({ complaints, left }).toEqual({ complaints: [], left: [] });
    await context.close();
  });

  it("shows who may call an operation, what they need, and on whose things", async () => {
    const { context, page } = await openAlone();
    await page.goto(`${url}/docs/roles/`);
    const { roles, permissions, owner } = OPERATIONS.sendGratisOrder;
    const cells = await page.getByRole("row", { name: "sendGratisOrder" }).getByRole("cell").allInnerTexts();
    expect(cells.filter((cell) => cell === "with")).toHaveLength(roles.length);
    expect(cells.slice(-2)).toEqual([permissions.join(", "), owner]);
    await context.close();
  });

  it("shows captcha, time, size and the meaning of 401, in the reference and on the page of operations", async () => {
    const { context, page } = await openAlone();
    await page.goto(`${url}/docs/operations/`);
    const cells = await page.getByRole("row", { name: "PUT /student/sharetitle" }).getByRole("cell").allInnerTexts();
    expect(cells.slice(2)).toEqual([
      "TEACHER, TEACHER_FAKE",
      "–",
      "5 s",
      "1 MiB",
      "ends the session only as NO_SESSION",
    ]);
    await page.goto(`${url}/docs/reference/#tag/session/POST/signin`);
    const fact = page.getByRole("listitem").filter({ hasText: "a token for the action signin" });
    await expect.poll(() => fact.first().isVisible(), { timeout: 20_000 }).toBe(true);
    await context.close();
  });

  it("leads from the type of a problem to its section", async () => {
    const { context, page, complaints } = await openAlone();
    const refusal = await page.request.get(`${url}/api/library`);
    const { type } = (await refusal.json()) as { type: string };
    await page.goto(url + type);
    await expect.poll(() => page.getByRole("heading", { name: "NO_SESSION" }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("finds words without any server but this one", async () => {
    const { context, page, complaints, left } = await openAlone();
    await page.goto(`${url}/docs/`);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("textbox", { name: "Search" }).fill("captcha");
    await expect
      .poll(() =>
        page
          .getByRole("link", { name: /Sessions and tokens/ })
          .last()
          .isVisible(),
      )
      .toBe(true);
    expect({ complaints, left }).toEqual({ complaints: [], left: [] });
    await context.close();
  });

  it("fits a telephone", async () => {
    const { context, page } = await openWindow(browser, { viewport: { width: 375, height: 800 } });
    for (const path of [
      "/docs/",
      "/docs/errors/",
      "/docs/guides/students-links/",
      "/docs/operations/",
      "/docs/roles/",
    ]) {
      await page.goto(url + path);
      await expectNoOverflow(page);
    }
    await context.close();
  });

  it("has a console that calls the API with the session of the portal", async () => {
    const { context, page, complaints, left } = await openAlone();
    await page.context().addCookies([{ name: "locale", value: "es", url }]);
    await signInByHand(page, url, MAILS.teacher);
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/docs/reference/#tag/library/GET/library`);
    await page
      .getByRole("button", { name: /Test Request.*\/library/i })
      .first()
      .click();
    const answer = page.waitForResponse((response) => response.url() === `${url}/api/library`);
    await page.getByRole("button", { name: /^Send/ }).first().click();
    expect((await answer).status()).toBe(200);
    expect({ complaints, left }).toEqual({ complaints: [], left: [] });
    await context.close();
  });
});
