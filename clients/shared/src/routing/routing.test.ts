import { describe, expect, it } from "vitest";
import { clientOf, pageKey } from "./index.ts";

describe("the client of a path", () => {
  it.each([
    ["/signin", "public"],
    ["/student/5e2f", "public"],
    ["/students", "teacher"],
    ["/classroom-notfound", "public"],
    ["/", "teacher"],
    ["/title/1/unit/all/cat/all/subcat/all", "teacher"],
    ["/adminx", "teacher"],
    ["/admin/blink", "admin"],
    ["/administration", "admin"],
    ["/edit/customer/user/TEACHER/1", "admin"],
    ["/signout", null],
    ["/api/library", null],
    ["/media/x/y.html", null],
  ])("%s belongs to %s", (path, client) => {
    expect(clientOf(path)).toBe(client);
  });
});

it("the filters of a title belong to one page, so that they do not move the focus", () => {
  expect(pageKey("/title/1/unit/all/cat/all/subcat/all")).toBe(pageKey("/title/1/unit/2/cat/a/subcat/b"));
  expect(pageKey("/title/1/unit/all")).not.toBe(pageKey("/title/2/unit/all"));
});
