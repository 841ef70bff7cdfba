import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { Pager } from "./pager.tsx";

test("the last page tells its rows and leads back only", async () => {
  const onPage = vi.fn();
  renderInEnglish(<Pager page={4} pageSize={10} total={37} onPage={onPage} />);
  expect(screen.getByText("31–37 of 37")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
  expect(screen.getByRole("button", { name: "Page 4" }).getAttribute("aria-current")).toBe("page");
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(onPage).toHaveBeenCalledWith(3);
});

test("one page needs no buttons", () => {
  renderInEnglish(<Pager page={1} pageSize={10} total={7} onPage={() => {}} />);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("1–7 of 7")).toBeTruthy();
});
