import { describe, expect, test } from "vitest";
import { safeReturnUrl } from "./return-url.ts";

const BASE = "https://portal.example/";

describe("P-085 a return address must lie inside the portal", () => {
  test.each([
    ["https://portal.example/", "https://portal.example/"],
    ["https://portal.example/title/1?initTab=1#top", "https://portal.example/title/1?initTab=1#top"],
    ["/edit-library", "https://portal.example/edit-library"],
  ])("%s is accepted", (candidate, expected) => {
    expect(safeReturnUrl(candidate, BASE)).toBe(expected);
  });

  test.each([
    "https://portal.example.evil.example/",
    "https://portal.example@evil.example/",
    "https://user:secret@portal.example/",
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "https:\\\\evil.example",
    "http://portal.example/",
    "https://portal.example:8443/",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\t/evil.example",
    "/\n/evil.example",
    " https://portal.example/",
    "evil.example",
    "",
  ])("%j is refused", (candidate) => {
    expect(safeReturnUrl(candidate, BASE)).toBeNull();
  });

  test("the base path counts at a slash boundary only", () => {
    expect(safeReturnUrl("https://portal.example/app/x", "https://portal.example/app")).toBe(
      "https://portal.example/app/x",
    );
    expect(safeReturnUrl("https://portal.example/application", "https://portal.example/app")).toBeNull();
  });
});
