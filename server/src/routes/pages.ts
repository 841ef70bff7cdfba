import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ClientName, clientOf } from "@anaquel/openapi/checks/client-of";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { type Language, ProblemError } from "../contract/problem.ts";
import type { Clock } from "../lib/clock.ts";
import { compress } from "../lib/compress.ts";
import { LOCALE_COOKIE_SECONDS } from "../lib/cookies.ts";
import { escapeMarkup } from "../lib/escape.ts";
import { newNonce, setPagePolicy } from "../plugins/security-headers.ts";
import { callLinks, type FindFirstLoad, type Picture, readFirstLoads } from "./first-load.ts";

const LOCALE_PREFIX = /^\/(es|en|it)(?=\/|$)/;

/** What the pages need. `fetchDevPage` reads a page from a development server instead of the built files. */
export interface PageOptions {
  config: Config;
  clock: Clock;
  clientsDir: string;
  fetchDevPage?: (client: ClientName, path: string) => Promise<string>;
}

/** The page of a client, and what it is begun with for each address. */
interface Template {
  html: string;
  firstLoad: FindFirstLoad;
}

/** Where the page has the brand until its code has come. */
const ROOT = /<div id="root">.*?<\/div><\/div>/s;

/** Serves the HTML of the three clients for every address that is nothing else. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { config, clock } = options;
  const templates = new Map<ClientName, Template>();

  async function template(client: ClientName, path: string): Promise<Template> {
    if (options.fetchDevPage) {
      return { html: await options.fetchDevPage(client, path), firstLoad: () => ({ links: "", picture: null }) };
    }
    const known = templates.get(client);
    if (known) return known;
    const dir = join(options.clientsDir, client);
    const html = readFileSync(join(dir, "dist", "index.html"), "utf8");
    const made = { html, firstLoad: readFirstLoads(dir, client !== "public") };
    templates.set(client, made);
    return made;
  }

  app.get("/app", async (_request, reply) => reply.redirect("/", 302));
  app.get("/app/*", async (_request, reply) => reply.redirect("/", 302));
  app.get("/signout", { config: { operationId: "leavePortal" } }, async (request, reply) => {
    const site = request.headers["sec-fetch-site"];
    // A link on another site must not sign anybody out.
    if (site === undefined || site === "same-origin" || site === "none") await app.endSession(request, reply);
    return reply.header("cache-control", "no-store").redirect("/home", 302);
  });
  app.get("/robots.txt", async (_request, reply) => reply.type("text/plain").send(ROBOTS));

  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) throw new ProblemError("NOT_FOUND");
    return sendPage(request, reply);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = request.url.split("?", 1)[0] ?? "/";
    const prefix = LOCALE_PREFIX.exec(address)?.[1] as Language | undefined;
    const path = prefix ? address.slice(prefix.length + 1) || "/" : address;
    if (prefix) {
      void reply.setCookie("locale", prefix, {
        path: "/",
        maxAge: LOCALE_COOKIE_SECONDS,
        sameSite: "lax",
        secure: config.publicUrl.startsWith("https:"),
      });
    }
    // Visitors have a start page of their own: without this they would load a client that can only send them there.
    if (path === "/" && !request.session) {
      return reply.header("cache-control", "no-store").redirect(`${prefix ? `/${prefix}` : ""}/home`, 302);
    }
    const nonce = newNonce();
    setPagePolicy(reply, config, nonce);
    const { html, firstLoad } = await template(clientOf(path) ?? "public", request.url);
    const language = prefix ?? request.language;
    const signedIn = request.session !== null;
    const { links, picture } = firstLoad(path, language, signedIn);
    const page = (picture ? putInto(html, picture) : html)
      .replaceAll("__CSP_NONCE__", nonce)
      .replaceAll("__LOCALE__", language)
      .replace("</head>", `${callLinks(path, request.session)}${links}</head>`)
      .replaceAll("__CONFIG__", escapeMarkup(JSON.stringify({ ...clientConfig(config, clock), signedIn })));
    reply.type("text/html; charset=utf-8").headers({ "cache-control": "no-store", vary: "accept-encoding" });
    const compressed = await compress(request.headers["accept-encoding"], Buffer.from(page));
    return compressed ? reply.header("content-encoding", compressed.encoding).send(compressed.body) : reply.send(page);
  }
}

function putInto(html: string, { title, html: drawn }: Picture): string {
  return html
    .replace(ROOT, () => `<div id="root">${drawn}</div>`)
    .replace("<title>Anaquel</title>", () => `<title>${escapeMarkup(title)}</title>`);
}

const ROBOTS = "User-agent: *\nAllow: /home\nAllow: /help\nAllow: /contact\nDisallow: /api/\nDisallow: /student/\n";

/** What the clients are told at start. Nothing here is secret. */
function clientConfig(config: Config, clock: Clock) {
  return {
    portal: config.portal,
    base: config.publicUrl,
    upstream: config.upstream.kind,
    ...(config.recaptcha ? { recaptcha: { siteKey: config.recaptcha.siteKey, url: config.recaptcha.url } } : {}),
    clockOffsetMs: clock.offsetMs,
  };
}

function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return !/^\/(api|assets|media|dev|health|metrics)(\/|$|\?)/.test(request.url);
}
