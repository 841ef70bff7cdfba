import { expect, test } from "vitest";
import { pageNumbers } from "./pager.tsx";

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, null, 4]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [2, 3, [1, 2, 3]],
])("page %i of %i shows %j", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
