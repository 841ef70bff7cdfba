/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { environment, node, root, run, say } from "../../server/cli/workspace.mjs";

// The one without windows comes first: it opens pages in half the time.
const USUAL_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a Chromium is: the one named by CHROMIUM, one of the machine, Playwright's, or null. */
async function findChromium() {
  const named = [process.env.CHROMIUM, ...USUAL_PLACES].find((place) => place && existsSync(place));
  if (named) return named;
  const { chromium } = createRequire(`${root}/tests/package.json`)("playwright");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** The path of a Chromium: one already there, else Playwright's download, else Debian's package. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  say("Installing a Chromium for the browser tests…");
  const cli = createRequire(`${root}/tests/package.json`).resolve("playwright/cli");
  if ((await run(node, [cli, "install", "chromium"], { quiet: true }).catch(() => 1)) !== 0) {
    const apt = { quiet: true, env: { ...environment, DEBIAN_FRONTEND: "noninteractive" } };
    await run("apt-get", ["update", "-qq"], apt).catch(() => 1);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const install = ["install", "-y", "-qq", "--no-install-recommends", name];
      if ((await run("apt-get", install, apt).catch(() => 1)) === 0) break;
    }
  }
  const installed = await findChromium();
  if (!installed) throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM.");
  return installed;
}
