import { describe, expect, test } from "vitest";
import { openingRefusal } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const product = { resource_id: "0b8f6a1e-52f4-4a3c-8e43-6f1d0c9b7a10", path: "u1/page.html" };
const RESOURCE = "0B8F6A1E-52F4-4a3c-8e43-6f1d0c9b7a10";
const good = { end_date: "2026-11-21" };

describe("a product of a digital library", () => {
  test.each([
    [undefined, RESOURCE, good, "NOT_FOUND"],
    [{ ...product, path: null }, RESOURCE, good, "NOT_FOUND"],
    [product, "0b8f6a1e-52f4-4a3c-8e43-6f1d0c9b7a11", good, "NOT_FOUND"],
    [product, RESOURCE, undefined, "PRODUCT_EXPIRED"],
    [product, RESOURCE, { end_date: "2026-11-20" }, "PRODUCT_EXPIRED"],
    [product, RESOURCE, good, null],
    [product, RESOURCE, { end_date: null }, null],
  ] as const)("%j by the resource %s with %j: %s", (found, resource, licence, expected) => {
    expect(openingRefusal(found, resource, licence, NOW)).toBe(expected);
  });
});
