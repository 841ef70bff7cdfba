import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Document } from "@anaquel/openapi/document";
import { ERROR_FACTS } from "@anaquel/openapi/error-facts";
import { ERRORS, type Reason } from "@anaquel/openapi/errors";
import { reasonsOnlyOf } from "@anaquel/openapi/expand";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNBUILT } from "../../server/src/sandbox/domains/unbuilt.ts";
import { RECIPES } from "./recipes/recipes.ts";
import { Stage } from "./recipes/stage.ts";

const server = join(import.meta.dirname, "../../server/src");
const contract = createRequire(import.meta.url).resolve("@anaquel/openapi/contract.json");
const onlyUnbuilt = reasonsOnlyOf(JSON.parse(readFileSync(contract, "utf8")) as Document, UNBUILT);

/** The texts of the server in which a reason may be answered: everything but tests. */
const sources = globSync("**/*.ts", { cwd: server, exclude: ["**/*.test.ts"] }).map((file) =>
  readFileSync(join(server, file), "utf8"),
);

/** Reasons that no line of the server answers: to compare with one is not to answer it. */
function withoutProducer(reasons: readonly string[]): string[] {
  const isAnswered = (reason: string) => {
    const named = new RegExp(`(?<![=!]== ?)"${reason}"`);
    return sources.some((source) => named.test(source));
  };
  return reasons.filter((reason) => !onlyUnbuilt.has(reason) && !isAnswered(reason));
}

describe("P-341 every reason of the catalogue has a producer", () => {
  it("in the server, unless only operations declare it that are not built yet", () => {
    expect(withoutProducer(Object.keys(ERRORS))).toEqual([]);
  });

  it("and one that nobody answers is found", () => {
    expect(withoutProducer(["LIBRARY_EMPTY", "NOBODY_SAYS_THIS"])).toEqual(["NOBODY_SAYS_THIS"]);
  });

  it("and a recipe, unless only operations declare it that are not built yet", () => {
    const wanted = Object.keys(ERRORS).filter((reason) => !onlyUnbuilt.has(reason));
    expect(Object.keys(RECIPES).sort()).toEqual(wanted.sort());
  });
});

describe("P-341 every reason is seen by its recipe, with a number and the fields of the catalogue", () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it.each(Object.entries(RECIPES))("%s", { timeout: 120_000 }, async (reason, recipe) => {
    const { status, body } = await recipe(stage);
    const { codes, fields } = ERROR_FACTS[reason as Reason];
    expect([body.reason, status]).toEqual([reason, Math.floor((codes[0] ?? 0) / 1000)]);
    expect(codes).toContain(body.code);
    if (fields.length > 0) expect(Object.keys(body.errors)).toEqual(fields);
  });
});
