/** `npm run screenshots`: pictures of every screen, by width, language and colours, in `.screenshots/`. */
import { join } from "node:path";
import { ensureInstalled, environment, node, root, runOrExit, turbo } from "../server/cli/workspace.mjs";
import { ensureChromium } from "./support/chromium.mjs";

await ensureInstalled();
const chromium = await ensureChromium();
await turbo("generate", "build");
await runOrExit(
  node,
  ["--disable-warning=ExperimentalWarning", join(root, "tests/support/screenshots.ts"), ...process.argv.slice(2)],
  {
    env: { ...environment, CHROMIUM: chromium },
  },
);
