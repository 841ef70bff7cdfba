import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSandbox, type TestSandbox } from "./harness.ts";

const file = createRequire(import.meta.url).resolve("@anaquel/openapi/content-service.json");
const document = JSON.parse(readFileSync(file, "utf8"));
const ajv = new Ajv2020({ strict: false, validateSchema: false });
(addFormatsModule as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, "content");
const ROOT = "/wp-json/wp/v2";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

/** An answer of the embedded service, and what the document finds wrong with it. */
async function ask(path: "/posts" | "/categories", query: string) {
  const answer = await sandbox.app.inject(`${ROOT}${path}?${query}`);
  const pointer = `#/paths/~1${path.slice(1)}/get/responses/${answer.statusCode}/content/application~1json/schema`;
  const validate = ajv.compile({ $ref: `content${pointer}` });
  const body = answer.json();
  return { status: answer.statusCode, headers: answer.headers, body, wrong: validate(body) ? null : validate.errors };
}

describe("the embedded content service is what its document says of a WordPress", () => {
  test.each([
    ["/posts", "per_page=100&_embed=1", 200],
    ["/posts", "per_page=100&page=2&_embed", 200],
    ["/posts", "per_page=0", 400],
    ["/posts", "per_page=101", 400],
    ["/posts", "page=100", 400],
    ["/categories", "per_page=100", 200],
    ["/categories", "parent=310&page=9", 200],
    ["/categories", "per_page=1000", 400],
  ] as const)("D10 %s?%s answers %i", async (path, query, status) => {
    const answer = await ask(path, query);
    expect([answer.status, answer.wrong]).toEqual([status, null]);
  });

  test("D10 more than one page shows in the headers alone", async () => {
    const { headers, body } = await ask("/posts", "categories=321&per_page=4");
    expect([headers["x-wp-total"], headers["x-wp-totalpages"], body.length]).toEqual(["6", "2", 4]);
  });

  test("T-450 posts are found by their words", async () => {
    const { body } = await ask("/posts", "search=R%C3%9ABRICAS&per_page=100");
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(["news-4-es"]);
  });

  test("its posts carry the ids and words of the document's examples", async () => {
    const examples = document.paths["/posts"].get.responses[200].content["application/json"].examples.everything.value;
    const pages = await Promise.all([1, 2].map((page) => ask("/posts", `per_page=100&page=${page}&_embed=1`)));
    const rendered = new Map(pages.flatMap(({ body }) => body).map((post) => [post.slug, wordsOf(post)]));
    // The post whose picture is gone exists only as an example.
    const expected = examples.filter(({ slug }: { slug: string }) => slug !== "news-lectura-es");
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.map((post: Words) => rendered.get(post.slug))).toEqual(expected.map(wordsOf));
  });
});

interface Words {
  id: number;
  slug: string;
  title: object;
  content: object;
  excerpt: object;
  categories: number[];
}

const wordsOf = ({ id, slug, title, content, excerpt, categories }: Words) => ({
  id,
  slug,
  title,
  content,
  excerpt,
  categories,
});
