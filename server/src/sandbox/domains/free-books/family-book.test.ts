import { describe, expect, it } from "vitest";
import { FAMILY_BOOK_LIMIT, imageRefusal, numberOf } from "./family-book.ts";

const JPEG = { type: "image/jpeg", size: 5000, head: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) };

describe("the image of a family book", () => {
  it.each([
    ["T-164 a JPEG", {}, null],
    ["T-165 T-166 one byte less than the limit", { size: FAMILY_BOOK_LIMIT - 1 }, null],
    ["T-165 T-166 at the limit", { size: 2_097_152 }, "FAMILY_BOOK_TOO_LARGE"],
    ["T-164 T-167 a PNG by type", { type: "image/png" }, "FAMILY_BOOK_REFUSED"],
    ["T-164 T-167 a PNG by content", { head: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }, "FAMILY_BOOK_REFUSED"],
    ["T-167 nothing", { size: 0, head: new Uint8Array() }, "FAMILY_BOOK_REFUSED"],
  ])("%s", (_what, change, refusal) => {
    expect(imageRefusal({ ...JPEG, ...change })).toBe(refusal);
  });
});

describe("a number in a form", () => {
  it.each([
    ["1", 1],
    ["20", 20],
    ["21", null],
    ["0", null],
    ["-1", null],
    ["1.5", null],
    ["", null],
    [undefined, null],
  ])("%s: %s", (field, number) => {
    expect(numberOf(field, 20)).toBe(number);
  });
});
