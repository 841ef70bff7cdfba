import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Window } from "happy-dom";
import { createServer, type ViteDevServer } from "vite";
import { LOCALES, type Locale } from "../../src/i18n/resolve-locale.ts";
import { openBrowser } from "./browser.ts";
import { toStaticHtml } from "./static-html.ts";

const ORIGIN = "http://portal.example";
/** A page is finished when it has not changed for this many looks: longer than it waits before it says that something is loaded. */
const STILL_LOOKS = 4;
const LOOK_MS = 50;
const MAX_LOOKS = 200;
const MAX_DRAWINGS = 6;

/** What the gateway would tell the client in its page. */
const CONFIG = { portal: "premium", base: `${ORIGIN}/`, upstream: "remote", clockOffsetMs: 0 };
/** The flags of a portal that has all its pages. */
const FLAGS = { oldApp: true, carousel: false, polls: false, managedSurvey: false, localPublishingSurvey: false };

/** A page as it was drawn, and its title. */
interface Picture {
  title: string;
  html: string;
}

/** A module of a client that exports how to start it; that returns how to take the page away again. */
interface ClientModule {
  start(): Promise<() => void>;
}

/**
 * Draws pages of a built client as they are before anything of the API has come, and writes them to `dist/pictures.json`, by path
 * and language. The gateway puts them into the pages it sends, so that the first picture needs no script. A path that ends in
 * `/*` stands for every address below it.
 *
 * @param signedIn whether they are pages of somebody who is signed in; nothing is known yet of who that is
 * @param below what stands for `*` in the address that is drawn
 * @throws Error when a page does not come to rest, or looks different each time
 */
export async function drawFirstPictures(
  clientDir: string,
  paths: readonly string[],
  { signedIn, below = "x" }: { signedIn: boolean; below?: string },
): Promise<void> {
  process.env.NODE_ENV = "production";
  const server = await openServer(clientDir);
  const config = JSON.stringify({ ...CONFIG, signedIn });
  const browser = openBrowser(
    ORIGIN,
    `<title>Anaquel</title><meta name="anaquel-config" content='${config}'><div id="root"></div>`,
  );
  globalThis.fetch = answerFlags;
  try {
    const { start } = (await server.ssrLoadModule("/src/app/client.tsx")) as ClientModule;
    const pictures: Record<string, Partial<Record<Locale, Picture>>> = {};
    for (const path of paths) {
      const drawIn = (language: Locale) => draw(browser, start, `/${language}${path.replace("*", below)}`);
      await drawUntilSame(() => drawIn(LOCALES[0]));
      const drawn: Partial<Record<Locale, Picture>> = {};
      for (const language of LOCALES) {
        const html = await drawIn(language);
        drawn[language] = { title: browser.document.title, html };
      }
      pictures[path] = drawn;
    }
    writeFileSync(join(clientDir, "dist", "pictures.json"), JSON.stringify(pictures));
  } finally {
    await server.close();
    await browser.happyDOM.close();
  }
}

/** Compiles the client for this process. Names of styles are made from the styles, so they are those of the build. */
function openServer(clientDir: string): Promise<ViteDevServer> {
  return createServer({
    root: clientDir,
    configFile: join(clientDir, "vite.config.ts"),
    mode: "production",
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@primer\//, /^use-sync-external-store/] },
  });
}

/** Draws a page until everything that it loads late is there: then two drawings are the same. */
async function drawUntilSame(drawPage: () => Promise<string>): Promise<void> {
  let last = "";
  for (let drawings = 0; drawings < MAX_DRAWINGS; drawings += 1) {
    const drawn = await drawPage();
    if (drawn === last) return;
    last = drawn;
  }
  throw new Error("A page looks different each time it is drawn.");
}

async function draw(browser: Window, start: ClientModule["start"], path: string): Promise<string> {
  browser.happyDOM.setURL(ORIGIN + path);
  const root = browser.document.getElementById("root");
  if (!root) throw new Error("The page has no root element.");
  const end = await start();
  let last = "";
  for (let [looks, still] = [0, 0]; still < STILL_LOOKS; looks += 1) {
    if (looks === MAX_LOOKS) throw new Error(`The page at ${path} does not come to rest.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = toStaticHtml(root);
    still = now === last && root.querySelector("main") ? still + 1 : 0;
    last = now;
  }
  end();
  return last;
}

/** Answers the flags; everything else stays under way. */
function answerFlags(input: RequestInfo | URL): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, ORIGIN).pathname === "/api/features"
    ? Promise.resolve(Response.json(FLAGS))
    : new Promise(() => undefined);
}
