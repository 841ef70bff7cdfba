import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const ROOT = 900;
const LANGUAGES = [
  { id: 941, slug: "es", name: "Español", parent: ROOT },
  { id: 942, slug: "en", name: "English", parent: ROOT },
  { id: 311, slug: "it", name: "Somebody else's", parent: 310 },
];

/** A WordPress of one page in every language, under the common root and under another one. */
const posts = (category: number, html: string) => [
  {
    id: 1,
    date: "2026-09-01T08:00:00",
    slug: "header-es",
    title: { rendered: "header-es" },
    content: { rendered: html },
    categories: [category],
    author: { password: "not for browsers" },
  },
];

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
let wordPress: Server;
let portal: Portal;
let elsewhere: Portal;

const json = (response: ServerResponse, body: unknown) => {
  response.setHeader("content-type", "application/json");
  response.end(typeof body === "string" ? body : JSON.stringify(body));
};

beforeAll(async () => {
  wordPress = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => wordPress.listen(0, "127.0.0.1", resolve));
  const CONTENT_URL = `http://127.0.0.1:${(wordPress.address() as AddressInfo).port}`;
  const UPSTREAM = "http://127.0.0.1:9";
  [portal, elsewhere] = await Promise.all([
    startPortal({ UPSTREAM, CONTENT_URL }),
    startPortal({ UPSTREAM, CONTENT_URL, CONTENT_ROOT: String(ROOT) }),
  ]);
});

afterAll(async () => {
  await Promise.all([portal.stop(), elsewhere.stop()]);
  wordPress.closeAllConnections();
  wordPress.close();
});

beforeEach(() => {
  asked = [];
});

const read = (path: string, from = portal) => new ApiClient(from.url).get(`/api${path}`);

describe("pages that editors write", () => {
  test("P-072 P-073 P-076 a page is found by its id and the category of the language, and only its content passes, cleaned", async () => {
    answer = (_request, response) =>
      json(response, posts(311, '<p onclick="steal()">Hola</p><script>steal()</script>'));
    const { status, body } = await read("/webContent/header/es?cache=false");
    expect(status).toBe(200);
    expect(body).toEqual({ content: "<p>Hola</p>" });
    expect(asked).toEqual([expect.stringMatching(/\/wp-json\/wp\/v2\/posts\?slug=header-es&categories=311$/)]);
  });

  test("P-077 under another root the languages are found by name", async () => {
    answer = (request, response) =>
      json(response, request.url?.includes("/categories?") ? LANGUAGES : posts(941, "<p>Hola</p>"));
    expect((await read("/webContent/header/es?cache=false", elsewhere)).body).toEqual({ content: "<p>Hola</p>" });
    expect(asked[0]).toMatch(/\/categories\?per_page=100&parent=900$/);
    expect(asked[1]).toContain("categories=941");
    expect((await read("/webContent/header/it?cache=false", elsewhere)).status).toBe(404);
  });

  test("P-075 a page is read once a minute, and again when the copy is not wanted", async () => {
    answer = (_request, response) => json(response, posts(311, "<p>Uno</p>"));
    await read("/webContent/header/es?cache=false");
    answer = (_request, response) => json(response, posts(311, "<p>Dos</p>"));
    expect((await read("/webContent/header/es")).body).toEqual({ content: "<p>Uno</p>" });
    expect((await read("/webContent/header/es?cache=false")).body).toEqual({ content: "<p>Dos</p>" });
  });
});

describe("a content service that fails costs a text, never a page", () => {
  const FAILURES: Record<string, typeof answer> = {
    "cuts the connection": (request) => request.socket.destroy(),
    "answers 500": (_request, response) => {
      response.statusCode = 500;
      response.end("stack trace");
    },
    "answers something else than JSON": (_request, response) => json(response, "<html>maintenance</html>"),
    "answers something else than posts": (_request, response) => json(response, { code: "rest_no_route" }),
    "answers posts without their fields": (_request, response) => json(response, [{ id: 1 }, null, "x"]),
  };

  test.each(Object.entries(FAILURES))(
    "P-074 one that %s: no page, no texts, no posts, and no fault of the portal",
    async (_name, failure) => {
      answer = failure;
      const page = await read("/webContent/footer/es?cache=false");
      expect([page.status, page.body.reason]).toEqual([404, "NOT_FOUND"]);
      expect(await read("/content/en")).toMatchObject({ status: 200, body: {} });
      expect(await read("/content/help/posts?categories=7")).toMatchObject({ status: 200, body: [] });
      expect(JSON.stringify(page.body)).not.toContain("stack");
    },
  );

  test("P-074 one that fails after it was read goes on with what was read", async () => {
    answer = (_request, response) => json(response, posts(311, "<p>Se queda</p>"));
    await read("/webContent/header/es?cache=false");
    answer = (request) => request.socket.destroy();
    expect((await read("/webContent/header/es?cache=false")).body).toEqual({ content: "<p>Se queda</p>" });
  });

  test("P-074 P-306 one that is silent is given up before the browser would", async () => {
    answer = () => {};
    const started = Date.now();
    expect((await read("/webContent/banner-gratishp/es?cache=false")).status).toBe(404);
    expect(Date.now() - started).toBeLessThan(5000);
  });
});
