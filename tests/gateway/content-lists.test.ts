import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ApiClient } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

/** What a WordPress answers: the pages of each list. */
let pages: unknown[][] = [[]];
let asked: string[] = [];
let wordPress: Server;
let portal: Portal;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = new URL(request.url ?? "", "http://wordpress");
  asked.push(String(searchParams));
  const page = pages[Number(searchParams.get("page") ?? 1) - 1];
  response.statusCode = page ? 200 : 400;
  response.setHeader("content-type", "application/json");
  response.setHeader("x-wp-totalpages", pages.length);
  response.end(JSON.stringify(page ?? { code: "rest_post_invalid_page_number", message: "", data: { status: 400 } }));
}

beforeAll(async () => {
  wordPress = createServer(answer);
  await new Promise<void>((resolve) => wordPress.listen(0, "127.0.0.1", resolve));
  const CONTENT_URL = `http://127.0.0.1:${(wordPress.address() as AddressInfo).port}`;
  portal = await startPortal({ UPSTREAM: "http://127.0.0.1:9", CONTENT_URL });
});

afterAll(async () => {
  await portal.stop();
  wordPress.closeAllConnections();
  wordPress.close();
});

beforeEach(() => {
  asked = [];
});

const read = (path: string) => new ApiClient(portal.url).get(`/api${path}`);
const SITE = "https://cms.example/uploads";

function post(media: unknown, id = 1) {
  return {
    id,
    date: "2026-11-20T09:00:00",
    slug: `news-${id}`,
    status: "publish",
    title: { rendered: "Tom &#038; Ana&#8217;s caf&eacute; &amp; more&#8230;" },
    content: { rendered: "\n<p class='x'>Uno</p>\n\n\n\n<p>Dos<script>steal()</script></p>\n", protected: false },
    excerpt: { rendered: "<p>AD:1@https://a.example/?a=1&amp;b=2</p>\n", protected: false },
    sticky: true,
    categories: [322],
    ...(media ? { _embedded: { "wp:featuredmedia": [media] } } : {}),
  };
}

test("T-435 T-456 D10 a post keeps its state and the sizes of its picture, and its words are cleaned", async () => {
  const sizes = { medium: { source_url: `${SITE}/a-300.jpg` }, thumbnail: { source_url: `${SITE}/a-150.jpg` } };
  pages = [[post({ id: 9, source_url: `${SITE}/a.jpg`, alt_text: "Tom’s café", media_details: { sizes } })]];
  expect((await read("/content/feed/posts?_embed=1&categories=322")).body).toEqual([
    {
      id: 1,
      date: "2026-11-20T09:00:00",
      slug: "news-1",
      status: "publish",
      title: { rendered: "Tom & Ana’s café & more…" },
      content: { rendered: "<p>Uno</p>\n\n\n\n<p>Dos</p>" },
      excerpt: { rendered: "AD:1@https://a.example/?a=1&b=2" },
      sticky: true,
      categories: [322],
      image: {
        url: `${SITE}/a.jpg`,
        medium: `${SITE}/a-300.jpg`,
        thumbnail: `${SITE}/a-150.jpg`,
        alt: "Tom’s café",
      },
    },
  ]);
});

const whole = { url: `${SITE}/a.jpg`, medium: `${SITE}/a.jpg`, thumbnail: `${SITE}/a.jpg`, alt: "" };

test.each([
  ["without copies stands for its copies", { source_url: `${SITE}/a.jpg`, alt_text: "", media_details: {} }, whole],
  ["that a script pretends to be is none", { source_url: "javascript:alert(1)", alt_text: "" }, null],
  ["on whatever site is none", { source_url: "//cms.example/a.jpg", alt_text: "" }, null],
  ["that was deleted is none", { code: "rest_post_invalid_id", message: "", data: { status: 404 } }, null],
  ["that was never there is none", undefined, null],
])("D10 a picture %s", async (name, media, image) => {
  pages = [[post(media)]];
  expect((await read(`/content/feed/posts?_embed=1&search=${encodeURIComponent(name)}`)).body[0].image).toEqual(image);
});

test("T-456 a category has what editors say of it, as plain text", async () => {
  pages = [[{ id: 323, slug: "new", name: "New &amp; fresh", description: "<b>For</b> the strip", parent: 322 }]];
  expect((await read("/content/feed/categories?parent=322")).body).toEqual([
    { id: 323, slug: "new", name: "New & fresh", description: "For the strip", parent: 322 },
  ]);
});

test("D10 site texts of more than one page are read to the last page", async () => {
  const text = (id: number) => ({
    ...post(null, id),
    title: { rendered: `key.${id}` },
    content: { rendered: `<p>${id}</p>\n` },
    categories: [312, 321],
  });
  pages = [[text(1), text(2)], [text(3)], [text(4)]];
  expect((await read("/content/en")).body).toEqual({ "key.1": "1", "key.2": "2", "key.3": "3", "key.4": "4" });
  expect(asked).toEqual([
    "categories=321&per_page=100",
    "categories=321&per_page=100&page=2",
    "categories=321&per_page=100&page=3",
  ]);
});

test("D10 of the posts that have all categories none is lost behind the many that have only one", async () => {
  const other = (id: number) => ({ ...post(null, id), sticky: false, categories: [311] });
  const news = (id: number) => ({ ...post(null, id), sticky: false, categories: [311, 322] });
  pages = [Array.from({ length: 100 }, (_, index) => other(index + 1)), [other(101), news(102), news(103), news(104)]];
  const { body } = await read("/content/feed/posts?categories=311%2B322&per_page=2");
  expect(body.map(({ id }: { id: number }) => id)).toEqual([102, 103]);
  expect(asked).toEqual(["per_page=100&categories=311%2C322", "per_page=100&categories=311%2C322&page=2"]);
});
