import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { ResourceList, type ResourceRow } from "./resource-list.tsx";

function row(index: number, change: Partial<ResourceRow> = {}): ResourceRow {
  return {
    uuid: `${index}`,
    name: `Resource ${index}`,
    type: "document",
    place: "Unit 1",
    duration: null,
    size: null,
    isNew: false,
    isModified: false,
    favourite: false,
    externalHref: null,
    ...change,
  };
}

test("of 5,000 resources at most 150 rows are in the document, and the table still tells them all", () => {
  const rows = Array.from({ length: 5000 }, (_, index) => row(index));
  renderInEnglish(<ResourceList rows={rows} label="Resources" locale="en" onOpen={() => {}} />);
  const table = screen.getByRole("table", { name: "Resources" });
  expect(table.querySelectorAll("tr").length).toBeLessThanOrEqual(150);
  expect(screen.getByText("Resource 0")).toBeTruthy();
  expect(table.getAttribute("aria-rowcount")).toBe("5001");
});

test("a row opens its resource and its star tells which one is meant", async () => {
  const onOpen = vi.fn();
  const onFavourite = vi.fn();
  const rows = [row(1), row(2, { favourite: true })];
  renderInEnglish(<ResourceList rows={rows} label="Resources" locale="en" onOpen={onOpen} onFavourite={onFavourite} />);
  await userEvent.click(screen.getByRole("button", { name: "Resource 1" }));
  expect(onOpen).toHaveBeenCalledWith("1");
  const star = screen.getByRole("button", { name: "Favourite: Resource 2" });
  expect(star.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(star);
  expect(onFavourite).toHaveBeenCalledWith("2");
});

test("what leaves the portal is a link that says so", () => {
  const rows = [row(1, { type: "link", externalHref: "https://example.org/" })];
  renderInEnglish(<ResourceList rows={rows} label="Resources" locale="en" onOpen={() => {}} />);
  const link = screen.getByRole("link", { name: "Resource 1 (opens in a new tab)" });
  expect(link.getAttribute("target")).toBe("_blank");
});
