import { describe, expect, test } from "vitest";
import { listOperations } from "../scripts/expand.ts";
import { readContract } from "./contract.ts";
import {
  everythingIsDescribed,
  examplesAreGiven,
  examplesAreValid,
  namesAreVerbAndNoun,
  schemasAreDescribed,
} from "./rules.ts";

const document = readContract("content-service.json");

/** Rules about roles, errors of the catalogue and limits of inputs are not for a service that is somebody else's. */
const FITTING = {
  namesAreVerbAndNoun,
  everythingIsDescribed,
  examplesAreGiven,
  examplesAreValid,
  schemasAreDescribed,
};

interface RenderedPost {
  id: number;
  slug: string;
  link: string;
  title: { rendered: string };
  content: { rendered: string };
  excerpt: { rendered: string };
}

function examplesOf(path: string): Record<string, { value: RenderedPost[] }> {
  const located = listOperations(document).find((one) => one.path === path);
  return located?.operation.responses[200]?.content?.["application/json"]?.examples as never;
}

describe("the document of the content service keeps the rules that fit it", () => {
  test.each(Object.entries(FITTING))("%s", (_name, rule) => {
    expect(rule(document, {})).toEqual([]);
  });

  test("a post that is not as the schema says is found", () => {
    const copy = structuredClone(document);
    const [located] = listOperations(copy).filter(({ path }) => path === "/posts");
    Object.assign(located?.operation.responses[200]?.content?.["application/json"]?.examples ?? {}, {
      wrong: { value: [{ id: "4011" }] },
    });
    expect(examplesAreValid(copy, {})).not.toEqual([]);
  });
});

describe("D10 its examples are what a WordPress renders", () => {
  const posts = examplesOf("/posts").everything?.value ?? [];

  test.each(["/posts", "/categories"])(
    "the first example of %s holds all that the others hold, on one page",
    (path) => {
      const [[first, everything] = ["", { value: [] }], ...others] = Object.entries(examplesOf(path));
      const ids = new Set(others.flatMap(([, { value }]) => value.map(({ id }) => id)));
      expect([first, everything.value.map(({ id }) => id)]).toEqual(["everything", [...ids]]);
      expect(ids.size).toBeLessThanOrEqual(100);
    },
  );

  test("letters are letters, punctuation is numeric entities, and an ampersand is one too", () => {
    const html = posts
      .map(({ title, content, excerpt }) => title.rendered + content.rendered + excerpt.rendered)
      .join("");
    expect(html.match(/&(?!amp;|hellip;|#\d+;)[^;]{0,10}/g)).toBeNull();
    expect(html).not.toMatch(/[’“”…]/);
    for (const expected of ["&#8217;", "&#8230;", "&amp;", "[&hellip;]", "á", "ñ", "è"])
      expect(html).toContain(expected);
  });

  test("contents and excerpts are paragraphs that end in a line end, and links are absolute", () => {
    for (const { slug, content, excerpt, link } of posts) {
      expect([slug, content.rendered]).toEqual([slug, expect.stringMatching(/^\n<(p|h2)>[\s\S]*<\/(p|ul)>\n$/)]);
      expect([slug, excerpt.rendered]).toEqual([slug, expect.stringMatching(/^<p>[\s\S]*<\/p>\n$/)]);
      expect([slug, link]).toEqual([slug, `https://contenidos.anaquel.example/${slug}/`]);
    }
  });

  test("every family is there in the three languages of the portal", () => {
    const slugs = new Set(posts.map(({ slug }) => slug));
    const alone = [...slugs]
      .filter((slug) => slug !== "news-lectura-es" && /-es$/.test(slug))
      .map((slug) => slug.slice(0, -3));
    const missing = alone.flatMap((name) => ["en", "it"].filter((language) => !slugs.has(`${name}-${language}`)));
    expect([missing, slugs.size]).toEqual([[], posts.length]);
  });
});
