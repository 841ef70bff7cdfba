import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCartridge } from "../sandbox/cartridges.ts";
import { MAILS } from "../support/api.ts";
import { openBrowser, openWindow, signInByHand } from "../support/browser.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const folder = mkdtempSync(join(tmpdir(), "anaquel-book-"));
const COMMAND = join(import.meta.dirname, "../../server/cli/catalogue-import.mjs");
let browser: Browser;
let portal: Portal;

beforeAll(async () => {
  browser = await openBrowser();
  portal = await startPortal({ DATA_DIR: join(folder, "data") });
});

afterAll(async () => {
  await browser.close();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command as a person does; the sandbox is running. */
function importFile(file: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [COMMAND, file],
      { env: { ...process.env, DATA_DIR: portal.dataDir } },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, output: out + err });
      },
    );
  });
}

async function writeBook(): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1d4fb8" } })
    .png()
    .toBuffer();
  return writeCartridge(join(folder, "book.imscc"), {
    id: "e2e-book",
    title: "Biología de campo",
    items: [
      {
        id: "U1",
        title: "Los ríos",
        items: [
          {
            id: "C1",
            title: "Lectura",
            items: [
              { id: "R1", title: "El caudal", file: "u1/caudal.html" },
              { id: "R2", title: "Diagrama de la erosión fluvial", file: "media/figura.png" },
            ],
          },
        ],
      },
    ],
    files: {
      "u1/caudal.html":
        '<!doctype html><html lang="es"><head><title>x</title></head><body><h1>El caudal</h1><img src="../media/figura.png" alt="Río"><script>parent.document.title="x"</script></body></html>',
      "media/figura.png": picture,
    },
  });
}

test("a book comes in by the command, is read, searched without accents and marked, and all of it survives a restart", async () => {
  const imported = await importFile(await writeBook());
  expect(imported).toEqual({
    code: 0,
    output: expect.stringContaining("imported “Biología de campo”, 1 units, 2 resources"),
  });

  const { page, context } = await openWindow(browser);
  await signInByHand(page, portal.url, MAILS.teacher);
  await page.getByRole("link", { name: /Biología de campo/ }).click();
  await page.getByRole("button", { name: "El caudal", exact: true }).click();
  const frame = page.frameLocator("dialog iframe");
  await expect.poll(() => frame.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(await page.title()).not.toBe("x");
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("erosion");
  await page.getByRole("button", { name: "Favorito: Diagrama de la erosión fluvial" }).click();
  await page
    .waitForResponse((answer) => answer.url().includes("/api/favourites/") && answer.status() === 200)
    .catch(() => {});
  const place = page.url().replace(/\/unit\/[^/]+/, "/unit/favs");

  const { dataDir } = portal;
  const port = new URL(portal.url).port;
  await portal.stop();
  portal = await startPortal({ DATA_DIR: dataDir, PORT: port });
  await page.goto(place);
  await page.getByRole("button", { name: "Favorito: Diagrama de la erosión fluvial" }).waitFor();
  await context.close();
});

test("a file that is no package is refused with its reason and code 1", async () => {
  const file = join(folder, "notes.imscc");
  writeFileSync(file, "only notes");
  const { code, output } = await importFile(file);
  expect(code).toBe(1);
  expect(output).toContain("refused (not-a-zip)");
  expect(output).toContain("Nothing was changed.");
});
