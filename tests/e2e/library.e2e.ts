import { describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { expectAccessible, expectNoOverflow, signInWindow } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

const stage = await openStage();
const { url } = stage;
const window = windowForEach(stage);

async function home(mail: string): Promise<void> {
  await signInWindow(window, url, mail);
  await window.page.goto(url);
  await window.page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
}

const selectedTab = () => window.page.getByRole("tab", { selected: true }).innerText();
const shown = () => window.page.locator("main li:not([inert]) a[href^='/title/']");

describe("the library at home", () => {
  test("P-004 P-131 P-132 P-139 T-060 three groups, the adopted one first", async () => {
    const { page } = window;
    await home(MAILS.teacher);
    const tabs = page.getByRole("tab");
    await expect
      .poll(() => tabs.allInnerTexts())
      .toEqual([
        expect.stringContaining("Adoptados"),
        expect.stringContaining("Demo"),
        expect.stringContaining("Recursos"),
      ]);
    expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
    await tabs.nth(1).click();
    await page.getByRole("link", { name: /Science Workshop/ }).waitFor();
  });

  test("P-133 P-135 a demo teacher starts with the demo titles", async () => {
    await home(MAILS.demoTeacher);
    await expect.poll(selectedTab).toContain("Demo");
  });

  test("P-140 T-062 an empty group is shown and cannot be chosen", async () => {
    const { page } = window;
    await home(MAILS.onlyResources);
    await expect.poll(selectedTab).toContain("Recursos");
    const adopted = page.getByRole("tab", { name: /Adoptados/ });
    expect(await adopted.getAttribute("aria-disabled")).toBe("true");
    await adopted.click({ force: true });
    expect(await adopted.getAttribute("aria-selected")).toBe("false");
  });

  test("P-134 P-136 T-061 T-063 a teacher without titles gets the empty shelf, not an error", async () => {
    const { page } = window;
    await signInWindow(window, url, MAILS.emptyShelf);
    await page.goto(url);
    await page.getByRole("link", { name: "Elegir tus títulos" }).waitFor();
    await expectAccessible(page);
  });

  test.each([
    [1280, 8],
    [900, 6],
    [700, 4],
    [375, 3],
  ])("P-143 P-144 P-145 P-146 at %i px a slide holds %i covers", async (width, covers) => {
    const { page } = window;
    await page.setViewportSize({ width, height: 900 });
    await home(MAILS.teacher);
    await expect.poll(() => shown().count()).toBe(covers);
    await expectNoOverflow(page);
  });

  test("P-142 the arrows move by a whole slide and stop at the ends", async () => {
    const { page } = window;
    await home(MAILS.teacher);
    const [previous, next] = [
      page.getByRole("button", { name: "Títulos anteriores" }),
      page.getByRole("button", { name: "Títulos siguientes" }),
    ];
    expect(await previous.isDisabled()).toBe(true);
    await next.click();
    await expect.poll(() => next.isDisabled()).toBe(true);
    expect(await shown().count()).toBeLessThan(8);
    await previous.click();
    await expect.poll(() => shown().count()).toBe(8);
  });

  test("P-141 P-147 covers lead to their title, the edit link to the editor", async () => {
    const { page } = window;
    await home(MAILS.teacher);
    expect(await page.getByRole("link", { name: "Editar biblioteca" }).first().getAttribute("href")).toBe(
      "/edit-library",
    );
    await page.getByRole("link", { name: /^Matemáticas 2º ESO/ }).click();
    await page.waitForURL(
      /\/title\/7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01\/unit\/all\/cat\/all\/subcat\/all\?initTab=0$/,
    );
  });

  test("P-118 P-119 P-120 P-121 the user menu has the entries of the role", async () => {
    const entriesOf = async (mail: string, name: string) => {
      await home(mail);
      await window.page.getByText(name, { exact: true }).click();
      return window.page
        .locator("details[open] li a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    };
    expect(await entriesOf(MAILS.teacher, "Marta Ruiz")).toEqual([
      "/change-password",
      "/edit-account",
      "/edit-library",
      "/activate-license",
      "/signout",
    ]);
    await window.page.goto(`${url}/signout`);
    expect(await entriesOf(MAILS.internalUser, "Nuria Bosch")).toEqual(["/edit-library", "/signout"]);
  });

  test("a session that ended meanwhile leaves the library for a page of visitors", async () => {
    const { page, context } = window;
    await home(MAILS.teacher);
    await context.clearCookies({ name: "anaquel" });
    await page.reload();
    await page.waitForURL(/\/(signin|home)/);
  });

  test("the home page is accessible in light and dark", async () => {
    const { page } = window;
    await home(MAILS.teacher);
    await expect.poll(() => shown().count()).toBe(8);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });
});
