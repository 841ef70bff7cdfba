import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Catalogue, Document } from "@anaquel/openapi/document";
import { ERROR_FACTS } from "@anaquel/openapi/error-facts";
import { describe, expect, it } from "vitest";
import { renderErrorsPage } from "../../docs/scripts/errors-page.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@anaquel/openapi/${name}`), "utf8"));
const document = read("contract.json") as Document;
const catalogue = read("errors.json") as Catalogue;

/** The sections of the page, by reason. */
function sections(unbuilt: readonly string[]): Map<string, string> {
  const parts = renderErrorsPage(document, catalogue, unbuilt).split(/^<a id="(\w+)"><\/a>$/m);
  return new Map(parts.flatMap((part, at) => (at % 2 === 1 ? [[part, parts[at + 1] ?? ""] as const] : [])));
}

describe("P-341 the page of errors", () => {
  const page = sections(["redeemCoupon"]);

  it("has a section for each reason with its numbers, cause, remedy, three messages and every operation", () => {
    expect([...page.keys()].sort()).toEqual(Object.keys(catalogue).sort());
    for (const [reason, { codes, operations }] of Object.entries(ERROR_FACTS)) {
      const { description, remedy, message } = catalogue[reason] as Catalogue[string];
      const said = [
        description,
        remedy,
        ...Object.values(message),
        ...[...codes, ...operations].map((name) => `\`${name}\``),
      ];
      expect([reason, said.filter((text) => !page.get(reason)?.includes(text))]).toEqual([reason, []]);
    }
  });

  it("folds long lists of operations, and shows short ones", () => {
    expect(page.get("ROLE_REFUSED")).toMatch(/<details><summary>\d+ of \d+ operations<\/summary>/);
    expect(page.get("UNEXPECTED")).toContain("<summary>every operation</summary>");
    expect(page.get("CARD_EXISTS")).not.toContain("<details>");
  });

  it("sends to the mocks for what only operations answer that the sandbox does not have, and to the sandbox for the rest", () => {
    expect(page.get("COUPON_USED")).toContain("Prefer: code=400, example=COUPON_USED");
    expect(page.get("COUPON_USED")).not.toContain(catalogue.COUPON_USED?.produce);
    expect(page.get("CAPTCHA_REFUSED")).toContain(catalogue.CAPTCHA_REFUSED?.produce);
    expect(sections([]).get("COUPON_USED")).toContain(catalogue.COUPON_USED?.produce);
  });
});
